import type { Pool, PoolClient } from 'pg'
import type { LedgerCheck } from './ledger-checks.ts'
import type { CounterRule } from './verify-counters.ts'

/** Runs one page of a proof in a transaction of its own, whose one snapshot it reads. */
export type PageRunner = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>

/** What is proved beside the ledger's own promises. */
export type PagedPromises = {
  readonly counters: readonly CounterRule[]
  /** Each must be true of some players without the others. */
  readonly checks: readonly LedgerCheck[]
  /** The tables that the checks read beside the ledger's, and their column of the player. */
  readonly playerColumns: Readonly<Record<string, string>>
}

/** What a proof saw; `firstBadRow` is `null` when everything is right. */
export type PageProof = { readonly entries: bigint; readonly firstBadRow: string | null }

/** How much a page reads at most: some tenths of a second of a database that is not busy. */
export type PageSizes = {
  /** Of players, whose last one fills the page. */
  readonly entries: bigint
  readonly players: number
  /** Of a lane. */
  readonly batches: number
}

/**
 * Pages on a connection of the pool for each, with little memory and never more than one process of
 * the database, so that a proof takes from the lanes what one slow report takes.
 */
export const pagesOf =
  (pool: Pool): PageRunner =>
  async (work) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
      await client.query("SET LOCAL work_mem = '32MB'")
      await client.query('SET LOCAL jit = off')
      await client.query('SET LOCAL max_parallel_workers_per_gather = 0')
      return await work(client)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }
