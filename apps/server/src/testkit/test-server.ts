import type { LedgerReport } from '@jogada/ledger'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { FastifyInstance } from 'fastify'
import { openLog } from '../platform/log.ts'
import type { Logger } from 'pino'
import { buildApp } from '../app.ts'
import { verifyBooks, verifyMoney } from '../books.ts'
import type { Deps } from '../deps.ts'
import { serverMigrations } from '../migrations/index.ts'
import { keepLicenceInForce } from '../modules/consent/index.ts'
import { closeDeps, openDeps } from '../open-deps.ts'
import { readEnv } from '../platform/env.ts'
import { testClock } from './test-clock.ts'
import type { TestClock } from './test-clock.ts'

export const CAPTCHA = 'TEST'

/** What tests of a database seal with: whoever else works on it needs the same. */
export const DATA_KEYS = `t1:${'6b'.repeat(32)}`

/** Guessing a test's password may be cheap. */
export const QUICK_HASHES = '8'

export type TestServer = {
  readonly deps: Deps
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly url: string
  /** Fails unless every sum, chain and balance of the ledger is right. */
  verify(): Promise<void>
  /** As `verify`, and the counters of play and debts too; for tests that play by calls alone. */
  verifyPlay(): Promise<void>
  /** Stops the server and drops its database. */
  close(): Promise<void>
}

/** The real server on a fresh database of its own; only the clock stands still. */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
  log?: Logger,
): Promise<TestServer> {
  const database = await createTestDatabase(serverMigrations)
  const server = await serverOn(database.url, settings, log)
  return {
    ...server,
    async close() {
      await server.close()
      await database.drop()
    },
  }
}

/** A server on a database that exists, such as a second process or a restart. */
export async function serverOn(
  url: string,
  settings: Readonly<Record<string, string>> = {},
  log?: Logger,
): Promise<TestServer> {
  const read = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    CAPTCHA_TEST_ANSWER: CAPTCHA,
    RATE_LIMITS: 'off',
    PASSWORD_MEMORY_KIB: QUICK_HASHES,
    LOG_LEVEL: 'silent',
    PIX_BASE_URL: 'http://127.0.0.1:9',
    DRAW_CHAIN_KEY: '5a'.repeat(32),
    DATA_KEYS,
    ...settings,
  })
  // no job leads here, and a fresh connection takes the database longer than most of what
  // a test asks
  const env = { ...read, DATABASE_CONNECTIONS: 6 }
  const clock = testClock()
  const deps = await openDeps(env, clock, log ?? openLog(env.LOG_LEVEL))
  await keepLicenceInForce(deps)
  const app = await buildApp(deps)
  await app.ready()
  return {
    deps,
    app,
    clock,
    url,
    verify: async () => assertRight(await verifyMoney(deps.pool)),
    verifyPlay: async () => assertRight(await verifyBooks(deps.pool)),
    async close() {
      await deps.realtime.close()
      app.server.closeAllConnections()
      await app.close()
      await closeDeps(deps)
    },
  }
}

function assertRight({ firstBadRow }: LedgerReport) {
  if (firstBadRow) throw new Error(`the ledger is wrong: ${firstBadRow}`)
}
