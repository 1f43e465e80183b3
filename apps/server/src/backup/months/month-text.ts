import type { Client } from 'pg'
import type { Month } from './close-month.ts'

const COLUMNS = 'owner, account, seq, cause, kind, debit, credit, balance_after, at'

/**
 * The statement that gives a month of entries as text, in one order and one time zone, so that the
 * same entries always give the same text. To be run in the transaction that asked for it.
 */
export async function monthText(client: Client, month: Month): Promise<string> {
  if (!/^\d{4}-\d{2}$/.test(month)) throw new Error(`${month} is no month like 2026-08`)
  await client.query("SET LOCAL timezone = 'UTC'")
  const table = `ledger.entry_${month.replace('-', '_')}`
  return `COPY (SELECT ${COLUMNS} FROM ${table} ORDER BY owner, account, seq) TO STDOUT`
}
