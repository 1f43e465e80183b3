import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import type { TestServer } from './test-server.ts'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

export type WalletReply = {
  readonly status: string
  readonly request_uuid?: string
  readonly user?: string
  readonly currency?: string
  /** In 1/100000 of a real. */
  readonly balance?: number
}

export type ForeignProvider = {
  /** Settings with which a server knows this provider as `orla`. */
  readonly settings: Readonly<Record<string, string>>
  /** What the last launch asked for, e.g. its wallet token. */
  readonly launches: Record<string, string>[]
  /** What `game/list` offers; tests may change it. */
  games: Record<string, unknown>[]
  /** What its books say, whatever day is asked for; tests may change it. */
  statement: Record<string, unknown>[]
  /** The address that the next launches answer with, `{id}` made unique. */
  answerUrl: string
  /** Signs a body and calls a server's wallet with it. */
  call(server: Pick<TestServer, 'app'>, path: string, body: object): Promise<WalletReply>
  /** As `call`, with bytes and signature of the test's own. */
  send(
    server: Pick<TestServer, 'app'>,
    path: string,
    sent: { readonly body: string; readonly signature?: string; readonly address?: string },
  ): Promise<LightMyRequestResponse>
  sign(body: string | Buffer): string
  close(): Promise<void>
}

export const SLOT = {
  game_code: 'feira',
  name: 'Feira da Orla',
  product: 'Estúdio Orla',
  category: 'slots',
  rtp: '96.00',
  enabled: true,
}

/**
 * A studio on a port of its own that speaks the wallet's dialect and lets tests speak through it.
 */
export async function startForeignProvider(): Promise<ForeignProvider> {
  const ours = pair()
  const theirs = pair()
  const launches: Record<string, string>[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const text = await read(request)
      const signature = Buffer.from(String(request.headers['x-hub88-signature']), 'base64')
      const isOurs = verify('RSA-SHA256', Buffer.from(text), ours.publicKey, signature)
      response.writeHead(isOurs ? 200 : 401, { 'content-type': 'application/json' })
      if (!isOurs) return response.end('{}')
      if (request.url!.endsWith('/game/list')) return response.end(JSON.stringify(provider.games))
      if (request.url!.endsWith('/transactions')) {
        return response.end(JSON.stringify(pageOf(provider.statement, text)))
      }
      launches.push(JSON.parse(text) as Record<string, string>)
      return response.end(JSON.stringify({ url: provider.answerUrl.replace('{id}', randomUUID()) }))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const signText = (body: string | Buffer) =>
    sign('RSA-SHA256', Buffer.from(body), theirs.privateKey).toString('base64')

  const provider: ForeignProvider = {
    settings: {
      SEAMLESS_PRIVATE_KEY: ours.privateKey,
      DEMO_PROVIDER_URL: url,
      DEMO_PROVIDER_PUBLIC_KEY: theirs.publicKey,
    },
    launches,
    games: [SLOT],
    statement: [],
    answerUrl: `${url}/play/{id}`,
    async call(to, path, body) {
      const text = JSON.stringify(body)
      const answer = await this.send(to, path, { body: text, signature: signText(text) })
      if (answer.statusCode !== 200) throw new Error(`${path}: HTTP ${answer.statusCode}`)
      return answer.json<WalletReply>()
    },
    send: ({ app }, path, { body, signature, address }) =>
      app.inject({
        method: 'POST',
        url: `/api/seamless/orla${path}`,
        headers: {
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { 'x-hub88-signature': signature }),
        },
        payload: body,
        ...(address === undefined ? {} : { remoteAddress: address }),
      }),
    sign: signText,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return provider
}

const PAGE = 2

/** A page of the books: two lines, and the number of the line that the next one begins with. */
function pageOf(lines: readonly object[], asked: string) {
  const start = Number((JSON.parse(asked) as { after: string | null }).after ?? 0)
  const end = start + PAGE
  return { transactions: lines.slice(start, end), next: end < lines.length ? String(end) : null }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
