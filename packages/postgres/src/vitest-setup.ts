import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runningPostgresUrl, startPostgres } from './start-postgres.ts'
import type { PostgresUrl } from './testing.ts'

const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3
const NAME = 'jogada-test-'
const HOUR_MS = 3_600_000

/** Starts one server for the whole test run and tells the tests where it is. */
export async function setup(project: TestProject) {
  await sweepMemory()
  const dataDir = await mkdtemp(join(await quickestFolder(), NAME))
  await chmod(dataDir, 0o755)
  const server = await startPostgres({ dataDir, durable: false })
  project.provide('postgresUrl', server.url satisfies PostgresUrl)
  return () => server.drop()
}

/**
 * Memory where there is enough: a third of what PostgreSQL asked of the system was files
 * by the thousand.
 */
async function quickestFolder() {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free >= ROOM ? MEMORY : tmpdir()
}

/** A run that was killed must not hold memory for good. */
async function sweepMemory() {
  const names = await readdir(MEMORY).catch((): string[] => [])
  for (const name of names.filter((one) => one.startsWith(NAME))) {
    const folder = join(MEMORY, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs < HOUR_MS || (await runningPostgresUrl(folder)) !== null) continue
    await rm(folder, { recursive: true, force: true })
  }
}
