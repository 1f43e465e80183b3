import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate, startPostgres } from '@jogada/postgres'
import { serverMigrations } from '../migrations/index.ts'
import { freePort, startServerProcess } from './server-process.ts'
import type { ServerProcess } from './server-process.ts'

const sandboxMain = resolve(import.meta.dirname, '../../../pix-sandbox/src/main.ts')

export const actors = ['server', 'sandbox', 'postgres'] as const
export type Actor = (typeof actors)[number]

/** The three processes of the product, each of which can be killed and started again. */
export type Stage = {
  readonly databaseUrl: string
  readonly sandboxUrl: string
  /** Every commit of the PSP, as it lies on the disk. */
  readonly journal: string
  /** Calls go to whichever server lives now. */
  server(): ServerProcess
  kill(actor: Actor): Promise<void>
  start(actor: Actor): Promise<void>
  close(): Promise<void>
}

export type Running = { kill(): Promise<void> }

/**
 * Starts PostgreSQL with full durability, the sandbox PSP and the server, on ports of their own.
 */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'jogada-drill-'))
  await chmod(folder, 0o755)
  const journal = join(folder, 'psp', 'journal')
  const ports = { server: await freePort(), sandbox: await freePort(), postgres: await freePort() }
  const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`
  const postgres = () => startPostgres({ dataDir: join(folder, 'postgres'), port: ports.postgres })

  let database = await postgres()
  await migrate({ url: database.url, sources: serverMigrations })
  const databaseUrl = database.url
  let server: ServerProcess | undefined
  const running = new Map<Actor, Running>()

  const starters: Readonly<Record<Actor, () => Promise<Running>>> = {
    async postgres() {
      database = await postgres()
      return database
    },
    sandbox: () => startSandbox(ports.sandbox, journal, sandboxUrl),
    async server() {
      const started = await startServerProcess({
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: String(ports.server),
        PIX_BASE_URL: sandboxUrl,
        LOG_LEVEL: 'silent',
        OPEN_DATA: 'on',
        REPLAYS: 'off',
      })
      server = started
      return { kill: () => started.kill9() }
    },
  }
  const start = async (actor: Actor) => void running.set(actor, await starters[actor]())
  running.set('postgres', database)
  await start('sandbox')
  await start('server')

  return {
    databaseUrl,
    sandboxUrl,
    journal,
    server: () => server!,
    kill: (actor) => running.get(actor)!.kill(),
    start,
    async close() {
      await server!.stop()
      await running.get('sandbox')!.kill()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the sandbox PSP on its journal and waits until it answers. */
export async function startSandbox(port: number, journal: string, url: string): Promise<Running> {
  const child = spawn(process.execPath, [sandboxMain], {
    env: {
      PIX_SANDBOX_PORT: String(port),
      PIX_SANDBOX_DATA: journal,
      PIX_SANDBOX_SETTLE_MS: '100',
      PIX_SANDBOX_RETRY_MS: '200',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  while (!(await answers(`${url}/banco`))) {
    if (child.exitCode !== null) throw new Error('the sandbox PSP ended')
    await sleep(20)
  }
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.arrayBuffer().then(() => response.ok),
    () => false,
  )
