import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'
import type { PostgresUrl } from './testing.ts'

/** Starts one server for the whole test run and tells the tests where it is. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'jogada-test-'))
  await chmod(dataDir, 0o755)
  const server = await startPostgres({ dataDir, durable: false })
  project.provide('postgresUrl', server.url satisfies PostgresUrl)
  return () => server.drop()
}
