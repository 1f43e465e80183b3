import { createPool } from '@jogada/postgres'
import type { OnStatement } from '@jogada/postgres'
import { Kysely, PostgresDialect } from 'kysely'
import type { FastifyBaseLogger as Logger } from 'fastify'
import type { Pool } from 'pg'
import type { Tables } from '../tables.ts'

type SlowStatements = { readonly limitMs: number; readonly onSlow: () => void }

/** Logs statements that took longer than the limit, without their values. */
export const slowStatementLog =
  (log: Logger, { limitMs, onSlow }: SlowStatements): OnStatement =>
  (statement, ms) => {
    if (ms <= limitMs) return
    onSlow()
    log.warn({ statement, ms: Math.round(ms) }, 'a statement was slow')
  }

export type Database = { readonly pool: Pool; readonly db: Kysely<Tables> }

/** Enough for a command that does one thing after the other. */
const FEW = 10

type Choices = { readonly max?: number; readonly onStatement?: OnStatement }

/** Connects as the application's role, which cannot change what must only grow. */
export function connect(
  url: string,
  log: Logger,
  { max = FEW, onStatement }: Choices = {},
): Database {
  const pool = createPool({
    url,
    as: 'application',
    max,
    onError: (error) => log.error({ err: error }, 'an idle database connection failed'),
    ...(onStatement && { onStatement }),
  })
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}
