import { spawn } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './server-process.ts'

const main = resolve(import.meta.dirname, '../../../demo-provider/src/main.ts')

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

export type SpinAnswer = {
  readonly outcome: 'played' | 'refused' | 'pending'
  readonly payout: number
  readonly balance: number | null
}

export type DemoProvider = {
  /** Settings with which a server knows it. */
  readonly settings: Readonly<Record<string, string>>
  /** Takes the seat behind a launch's address, as the game's page does. */
  enter(url: string): Promise<{ readonly seat: string; readonly balance: number }>
  spin(seat: string, stake: number, requestId?: string): Promise<SpinAnswer>
  kill9(): Promise<void>
  /** Starts it again on the same books. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** The demonstration provider in a process of its own, calling the wallet at `walletUrl`. */
export async function startDemoProvider(walletUrl: string): Promise<DemoProvider> {
  const ours = pair()
  const theirs = pair()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'demo-provider-'))
  const url = `http://127.0.0.1:${port}`

  const start = async () => {
    const child = spawn(process.execPath, [main], {
      env: {
        DEMO_PROVIDER_PORT: String(port),
        DEMO_PROVIDER_DATA: join(folder, 'rounds.sqlite'),
        DEMO_PROVIDER_PRIVATE_KEY: theirs.privateKey,
        DEMO_PROVIDER_GAMES_URL: url,
        DEMO_PROVIDER_MIN_CYCLE_MS: '0',
        // a lost answer shows as a broken connection, however slow the machine
        DEMO_PROVIDER_WALLET_TIMEOUT_MS: '120000',
        OPERATOR_PUBLIC_KEY: ours.publicKey,
        OPERATOR_WALLET_URL: walletUrl,
        OPERATOR_ORIGINS: 'http://localhost:3000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return child
  }
  let child = await start()

  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  const kill9 = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  return {
    settings: {
      SEAMLESS_PRIVATE_KEY: ours.privateKey,
      DEMO_PROVIDER_URL: url,
      DEMO_PROVIDER_PUBLIC_KEY: theirs.publicKey,
    },
    async enter(launched) {
      const entry = new URL(launched).searchParams.get('entry')
      return (await post('/api/enter', { entry })) as { seat: string; balance: number }
    },
    spin: async (seat, stake, requestId = randomUUID()) =>
      (await post('/api/spin', { seat, stake, requestId })) as SpinAnswer,
    kill9,
    async restart() {
      child = await start()
    },
    async close() {
      await kill9()
      rmSync(folder, { recursive: true })
    },
  }
}
