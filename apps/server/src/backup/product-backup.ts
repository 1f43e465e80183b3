import { ledgerFacts, makeEntryPartition } from '@jogada/ledger'
import type { LedgerReport } from '@jogada/ledger'
import { createPool, readAtLength, restoreBackup, writeBackup } from '@jogada/postgres'
import type { Manifest } from '@jogada/postgres'
import { verifyBooks } from '../books.ts'
import { serverMigrations } from '../migrations/index.ts'

/** Copies the whole database of the product as of one instant, while it serves. */
export const backUp = (url: string, to: string): Promise<Manifest> =>
  writeBackup({ url, to, facts: ledgerFacts })

/**
 * Fills an empty database from a backup. Throws, and leaves it empty, when the copy is not, to the
 * centavo, what was backed up. No server starts on it before `retireKnown`.
 */
export const loadBackup = (url: string, from: string): Promise<Manifest> =>
  restoreBackup({
    url,
    from,
    sources: serverMigrations,
    makePartition: (client, { name }) => makeEntryPartition(client, name),
    facts: ledgerFacts,
    finish: async (client) => {
      await client.query('SELECT ledger.seal_month(month) FROM ledger.closed_month')
    },
  })

/** Proves the ledger of a database from its entries; throws where a row is wrong. */
export async function proveLoaded(url: string): Promise<LedgerReport> {
  const pool = createPool({ url, as: 'owner', max: 1 })
  try {
    const ledger = await readAtLength(url, () => verifyBooks(pool))
    if (ledger.firstBadRow) throw new Error(`the ledger is wrong: ${ledger.firstBadRow}`)
    return ledger
  } finally {
    await pool.end()
  }
}
