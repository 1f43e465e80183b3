import type { FastifyBaseLogger as Logger } from 'fastify'
import type { Pool } from 'pg'

/**
 * Warns where the database sorts texts as a language does: its order changes with the library of
 * the machine, which spoils indexes, and what is looked for by the beginning of a key reads more.
 */
export async function warnOfSortOrder(pool: Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const { rows } = await pool.query<{ provider: string; locale: string }>(
    `SELECT datlocprovider AS provider, coalesce(datlocale, datcollate) AS locale
       FROM pg_database WHERE datname = current_database()`,
  )
  const { provider, locale } = rows[0]!
  const isByBytes = provider === 'b' || (provider === 'c' && ['C', 'POSIX'].includes(locale))
  if (isByBytes) return
  log.warn({ provider, locale }, 'the database does not sort texts by their bytes: see the runbook')
}
