import type { Pool, PoolClient } from 'pg'
import { findWrongCounter } from './verify-counters.ts'
import type { CounterRule } from './verify-counters.ts'
import { ledgerChecks } from './ledger-checks.ts'
import type { LedgerCheck } from './ledger-checks.ts'

/** What a verification saw; `firstBadRow` is `null` when everything is right. */
export type LedgerReport = {
  readonly accounts: bigint
  readonly entries: bigint
  readonly commands: bigint
  readonly batches: bigint
  readonly firstBadRow: string | null
}

/**
 * Proves the whole ledger from its entries, as of one instant: floors, chains of balances, sums per
 * command, per batch, per day and of everything, the chain of hashes, the counters of players that
 * a rule explains, and what else `checks` promise. Names the first row that is wrong.
 */
export async function verifyLedger(
  pool: Pool,
  counters: readonly CounterRule[] = [],
  checks: readonly LedgerCheck[] = [],
): Promise<LedgerReport> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return {
      ...(await count(client)),
      firstBadRow: await findFirstBadRow(client, counters, checks),
    }
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

async function count(client: PoolClient) {
  const { rows } = await client.query<
    Record<'accounts' | 'entries' | 'commands' | 'batches', string>
  >(
    `SELECT (SELECT count(*) FROM ledger.account)::text AS accounts,
            (SELECT count(*) FROM ledger.entry)::text AS entries,
            (SELECT count(*) FROM ledger.command)::text AS commands,
            (SELECT count(*) FROM ledger.batch)::text AS batches`,
  )
  const { accounts, entries, commands, batches } = rows[0]!
  return {
    accounts: BigInt(accounts),
    entries: BigInt(entries),
    commands: BigInt(commands),
    batches: BigInt(batches),
  }
}

/** The first bad row as the open transaction of `client` sees it. */
export async function findFirstBadRow(
  client: PoolClient,
  counters: readonly CounterRule[] = [],
  checks: readonly LedgerCheck[] = [],
): Promise<string | null> {
  await client.query("SET LOCAL work_mem = '128MB'")
  await client.query('SET LOCAL jit = off')
  // a LIMIT 1 that finds nothing makes nested loops look cheap
  await client.query('SET LOCAL enable_nestloop = off')
  return (
    (await findBroken(client, ledgerChecks)) ??
    (await findWrongCounter(client, counters)) ??
    findBroken(client, checks)
  )
}

/** The first row that breaks one of some promises, as the open transaction of `client` sees it. */
export async function findBroken(
  client: PoolClient,
  checks: readonly LedgerCheck[],
): Promise<string | null> {
  for (const { promise, firstBadRow } of checks) {
    const { rows } = await client.query<{ bad: string }>(firstBadRow)
    if (rows[0]) return `${rows[0].bad} (${promise})`
  }
  return null
}
