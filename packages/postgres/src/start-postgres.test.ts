import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, chmod, rm, mkdir, writeFile, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { databaseAccount } from './account.ts'
import { clusterFolder } from './cluster.ts'
import { createPool } from './pool.ts'
import { isAlive } from './postmaster.ts'
import { runningPostgresUrl, startPostgres } from './start-postgres.ts'
import type { RunningPostgres } from './start-postgres.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function folder(mode = 0o755) {
  const path = await mkdtemp(join(tmpdir(), 'jogada-start-'))
  await chmod(path, mode)
  cleanups.push(() => rm(path, { recursive: true, force: true }))
  return path
}

async function start(dataDir: string, durable = false): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, durable })
  cleanups.push(() => server.drop())
  return server
}

async function ask(url: string, sql: string) {
  const pool = createPool({ url, as: 'owner', max: 1 })
  try {
    return (await pool.query(sql)).rows
  } finally {
    await pool.end()
  }
}

/** Starts a server from another process, which can be killed. */
async function launchElsewhere(dataDir: string) {
  const module = new URL('./start-postgres.ts', import.meta.url).href
  const script = `
    const { startPostgres } = await import(${JSON.stringify(module)})
    const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    console.log(server.pid)
    setInterval(() => {}, 1000)`
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await new Promise<number>((done) =>
    launcher.stdout.once('data', (chunk: Buffer) => done(Number(chunk.toString()))),
  )
  return { launcher, pid }
}

test('a server stops cleanly and starts again with what it held', async () => {
  const dataDir = await folder()
  const first = await start(dataDir)
  expect(await runningPostgresUrl(dataDir)).toBe(first.url)
  await ask(first.url, 'CREATE TABLE kept AS SELECT 9007199254740993::bigint AS n')
  await first.stop()
  expect(await runningPostgresUrl(dataDir)).toBeNull()

  const second = await start(dataDir)

  expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 9007199254740993n }])
})

test('a durable server is durable', async () => {
  const server = await start(await folder(), true)

  const rows = await ask(
    server.url,
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')
     ORDER BY name`,
  )

  expect(rows).toEqual(
    ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({
      name,
      setting: 'on',
    })),
  )
})

test('a server that was killed in the middle of work recovers what was committed', async () => {
  const dataDir = await folder()
  const first = await start(dataDir, true)
  await ask(first.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n')
  await first.kill()

  const second = await start(dataDir, true)

  expect(await ask(second.url, 'SELECT count(*) FROM kept')).toEqual([{ count: 1000n }])
})

test('a data directory is in use while its launcher lives, and free as soon as it was killed', async () => {
  const dataDir = await folder()
  const { launcher, pid } = await launchElsewhere(dataDir)
  await expect(startPostgres({ dataDir, durable: false })).rejects.toThrow(
    `in use by process ${launcher.pid}`,
  )
  const killed = new Promise((done) => launcher.once('exit', done))
  launcher.kill('SIGKILL')
  await killed

  const server = await start(dataDir)

  // one that ended keeps its number until the system takes note of it
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 })
  expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a server does not outlive a launcher that was killed', async () => {
  const { launcher, pid } = await launchElsewhere(await folder())

  launcher.kill('SIGKILL')

  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 })
})

test('a pid file whose number now belongs to another program does not prevent the start', async () => {
  const dataDir = await folder()
  const first = await start(dataDir)
  await first.kill()
  const cluster = await clusterFolder(dataDir, await databaseAccount())
  const path = join(cluster, 'postmaster.pid')
  const lines = (await readFile(path, 'utf8')).split('\n')
  const stranger = spawn('sleep', ['60'])
  cleanups.push(async () => stranger.kill())
  await writeFile(path, [String(stranger.pid), ...lines.slice(1)].join('\n'))

  const second = await start(dataDir)

  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a data directory below a private folder works, for root as well', async () => {
  const dataDir = join(await folder(0o700), 'deep')
  await mkdir(dataDir, { mode: 0o700 })
  const server = await start(dataDir)

  expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a dropped server leaves no file behind', async () => {
  const dataDir = join(await folder(0o700), 'deep')
  const server = await start(dataDir)
  const cluster = await clusterFolder(dataDir, await databaseAccount())
  expect(existsSync(cluster)).toBe(true)

  await server.drop()

  expect(existsSync(join(cluster, '..'))).toBe(false)
  expect(existsSync(dataDir)).toBe(false)
})

test('several servers start at once on ports of their own', async () => {
  const dirs = await Promise.all([folder(), folder()])
  const servers = await Promise.all(dirs.map((dir) => start(dir)))

  const answers = await Promise.all(servers.map(({ url }) => ask(url, 'SHOW port')))

  expect(new Set(answers.map(([row]) => row?.port)).size).toBe(2)
})
