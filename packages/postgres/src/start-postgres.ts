import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseAccount } from './account.ts'
import type { Account } from './account.ts'
import { clusterFolder, clusterUrl, createCluster, openLog } from './cluster.ts'
import { prepareNative, program } from './native.ts'
import {
  isAlive,
  launcherFile,
  launcherMark,
  readPostmaster,
  releaseCluster,
  untilNobodyWorksIn,
} from './postmaster.ts'
import { postgresSettings } from './settings.ts'

export type PostgresOptions = {
  /** Made when missing; holds the cluster and the server's log. */
  readonly dataDir: string
  /** A free one is chosen when none is named. */
  readonly port?: number
  /** Server settings that go before the package's own. */
  readonly settings?: Readonly<Record<string, string>>
  /** `false` trades every guarantee after a power cut for speed; for tests. Default `true`. */
  readonly durable?: boolean
}

export type RunningPostgres = {
  /** The database `jogada`, as its owner. */
  readonly url: string
  readonly pid: number
  /** Ends every session, writes a checkpoint and leaves nothing to recover. */
  stop(): Promise<void>
  /**
   * Kills the server the way a power cut does, for drills: the next start recovers. Resolves when
   * none of its processes answers any more.
   */
  kill(): Promise<void>
  /** Stops the server and deletes all that it stored; for tests and measurements. */
  drop(): Promise<void>
}

const database = 'jogada'
const attempts = 5

/**
 * Starts PostgreSQL on `dataDir` and resolves when it takes connections. What a crash of the server
 * or of its launcher left is recovered; a data directory in use by a living process is an Error.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const durable = options.durable ?? true
  const account = await databaseAccount()
  const native = await prepareNative(account)
  await mkdir(options.dataDir, { recursive: true })
  const cluster = await clusterFolder(options.dataDir, account)
  await createCluster(cluster, native, { account, durable })
  await releaseCluster(cluster)

  const settings = { ...postgresSettings(durable), ...options.settings }
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort())
    const child = await launch({ cluster, native, account, port, settings })
    if (await isUp(child, cluster)) {
      const server = await running(child, cluster, port)
      return { ...server, drop: () => drop(server, cluster, options.dataDir) }
    }
    const problem = await logTail(cluster)
    if (attempt === attempts || !isPassing(problem, options)) {
      throw new Error(`PostgreSQL did not start:\n${problem}`)
    }
    await sleep(200 * attempt)
  }
}

/** The address of the server that runs on `dataDir`, or `null` when none does. */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  const cluster = await clusterFolder(dataDir, await databaseAccount())
  const postmaster = await readPostmaster(cluster)
  if (!postmaster?.isReady || !isAlive(postmaster.pid)) return null
  return clusterUrl(cluster, postmaster.port, database)
}

type Launch = {
  cluster: string
  native: string
  account: Account | null
  port: number
  settings: Record<string, string>
}

async function launch({ cluster, native, account, port, settings }: Launch) {
  const log = await openLog(cluster)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(program(native, 'postgres'), ['-D', cluster, '-p', String(port), ...flags], {
    ...account,
    stdio: ['ignore', log.fd, log.fd],
    cwd: resolve(cluster, '..'),
    // its own process group: Ctrl-C must reach the server program first, which then stops this one
    detached: true,
  })
  child.unref()
  child.on('error', () => {})
  await log.close()
  return child
}

async function isUp(child: ChildProcess, cluster: string): Promise<boolean> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const postmaster = await readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster.isReady) return true
    await sleep(10)
  }
  return false
}

async function running(
  child: ChildProcess,
  cluster: string,
  port: number,
): Promise<Omit<RunningPostgres, 'drop'>> {
  const pid = child.pid!
  const watchdog = startWatchdog(pid)
  child.once('exit', () => watchdog?.kill('SIGKILL'))
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  await writeFile(launcherFile(cluster), await launcherMark())
  await createDatabase(await clusterUrl(cluster, port, 'postgres'))

  const end = async (signal: NodeJS.Signals) => {
    process.removeListener('exit', endWithUs)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.ref()
    const exited = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await exited
  }
  return {
    url: await clusterUrl(cluster, port, database),
    pid,
    stop: () => end('SIGINT'),
    async kill() {
      await end('SIGKILL')
      await untilNobodyWorksIn(cluster)
    },
  }
}

async function drop({ stop }: Pick<RunningPostgres, 'stop'>, cluster: string, dataDir: string) {
  await stop()
  for (const folder of [resolve(cluster, '..'), dataDir]) {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Stops the server when this process is gone, however it went: the system closes the pipe that the
 * watchdog reads.
 */
function startWatchdog(pid: number): ChildProcess | null {
  if (process.platform === 'win32') return null
  const watchdog = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watchdog.on('error', () => {})
  watchdog.unref()
  ;(watchdog.stdin as Socket).unref()
  return watchdog
}

async function createDatabase(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
  } finally {
    await client.end()
  }
}

async function logTail(cluster: string): Promise<string> {
  const text = await readFile(join(cluster, '..', 'postgres.log'), 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-12).join('\n')
}

/** Backends of a killed server that still hold its memory, or a port that was taken meanwhile. */
const isPassing = (problem: string, { port }: PostgresOptions) =>
  problem.includes('pre-existing shared memory block') ||
  (port === undefined && problem.includes('could not create any TCP/IP sockets'))

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done, fail) => {
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', done)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
