import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { createSigner } from './platform/signature.ts'
import type { RoundReply } from './rounds/round-reply.ts'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

/** What a wallet says to a call: a status, or nothing, by a broken connection. */
export type Said = string | null

export type Told = { readonly path: string; readonly body: Record<string, string> }

/** A wallet that says `RS_OK` to every call for which `says` has nothing left to be said. */
async function startWallet() {
  const told: Told[] = []
  const says: Record<string, (Said | Promise<Said>)[]> = {}
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await read(request)) as Told['body']
      told.push({ path: request.url!, body })
      const next = says[request.url!]?.shift()
      const said = next === undefined ? 'RS_OK' : await next
      if (said === null) return response.destroy()
      return response.end(JSON.stringify({ status: said, balance: 1_000_000 }))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    told,
    says,
    url,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The studio on an operator's wallet. Each reel stops where `stops` has it. */
export async function startStudio() {
  const operator = pair()
  const wallet = await startWallet()
  const stops = [0, 0, 0]
  let drawn = 0
  const app = await buildApp(
    {
      walletUrl: wallet.url,
      // what is not answered breaks its connection, however slow the machine
      walletTimeoutMs: 120_000,
      privateKey: pair().privateKey,
      operatorKey: operator.publicKey,
      operatorOrigins: ['http://localhost:3000'],
      publicUrl: () => 'http://studio',
      storePath: ':memory:',
      minCycleMs: 0,
    },
    { now: () => Date.now(), newId: () => randomUUID(), below: () => stops[drawn++ % 3]! },
  )
  await app.ready()
  const post = async <T>(url: string, payload: object, headers = {}): Promise<T> => {
    const body = JSON.stringify(payload)
    const response = await app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
    return response.json<T>()
  }
  return {
    app,
    told: wallet.told,
    says: wallet.says,
    stops,
    /** A seat that plays for money. */
    async sitDown(): Promise<string> {
      const asked = {
        game_code: 'feira',
        user: 'p1',
        token: 'a-token-of-the-wallet',
        lang: 'pt',
        lobby_url: 'http://localhost:3000',
      }
      const signature = createSigner(operator.privateKey)(JSON.stringify(asked))
      const { url } = await post<{ url: string }>('/operator/generic/v2/game/url', asked, {
        'x-hub88-signature': signature,
      })
      const entry = new URL(url).searchParams.get('entry')
      return (await post<{ seat: string }>('/api/enter', { entry })).seat
    },
    ask: (path: '/api/spin' | '/api/round', seat: string, requestId: string = randomUUID()) =>
      post<RoundReply>(path, { seat, requestId, stake: 100 }),
    async close() {
      await app.close()
      wallet.close()
    },
  }
}

export type TestStudio = Awaited<ReturnType<typeof startStudio>>

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
