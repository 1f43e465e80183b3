import { ledgerFacts, makeEntryPartition } from '@jogada/ledger'
import type { LedgerReport } from '@jogada/ledger'
import { createPool, restoreBackup, writeBackup } from '@jogada/postgres'
import type { Manifest } from '@jogada/postgres'
import { verifyBooks } from '../books.ts'
import { serverMigrations } from '../migrations/index.ts'

/** Copies the whole database of the product as of one instant, while it serves. */
export const backUp = (url: string, to: string): Promise<Manifest> =>
  writeBackup({ url, to, facts: ledgerFacts })

/**
 * Fills an empty database from a backup and proves its ledger from the entries. Throws when the
 * copy is not, to the centavo, what was backed up.
 */
export async function restore(
  url: string,
  from: string,
): Promise<{ readonly manifest: Manifest; readonly ledger: LedgerReport }> {
  const manifest = await restoreBackup({
    url,
    from,
    sources: serverMigrations,
    makePartition: (client, { name }) => makeEntryPartition(client, name),
    facts: ledgerFacts,
  })
  const pool = createPool({ url, as: 'owner', max: 1 })
  try {
    await pool.query('SELECT ledger.seal_month(month) FROM ledger.closed_month')
    const ledger = await verifyBooks(pool)
    if (ledger.firstBadRow) throw new Error(`the ledger is wrong: ${ledger.firstBadRow}`)
    return { manifest, ledger }
  } finally {
    await pool.end()
  }
}
