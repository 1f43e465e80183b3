import { digestOf } from '@jogada/postgres'
import type { Client } from 'pg'
import { monthText } from './month-text.ts'

/** A month by its name, `2026-08`; its bounds are those of UTC. */
export type Month = string

export type ClosedMonth = {
  readonly month: Month
  readonly entries: bigint
  readonly sha256: string
}

/** Months that were over before an instant and still take entries, the oldest first. */
export async function openMonths(client: Client, before: Date): Promise<readonly Month[]> {
  const { rows } = await client.query<{ month: string }>(
    "SELECT to_char(month, 'YYYY-MM') AS month FROM ledger.open_months($1) AS month",
    [before],
  )
  return rows.map(({ month }) => month)
}

/**
 * Closes a month of entries: from its commit on the database refuses every change of it, and what
 * it holds is written down. Closing it twice, also from two processes at once, is closing it once.
 * Throws while the month lasts.
 */
export async function closeMonth(client: Client, month: Month): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT ledger.seal_month($1)', [`${month}-01`])
    const { rows, sha256 } = await digestOf(client, await monthText(client, month))
    await client.query('SELECT ledger.close_month($1, $2, $3)', [`${month}-01`, rows, sha256])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** What a month was closed with; null while it is open. */
export async function findClosedMonth(client: Client, month: Month): Promise<ClosedMonth | null> {
  const { rows } = await client.query<{ entries: bigint; sha256: string }>(
    'SELECT entries, sha256 FROM ledger.closed_month WHERE month = $1',
    [`${month}-01`],
  )
  return rows[0] ? { month, ...rows[0] } : null
}

/** Closed months that are in no archive, the oldest first. */
export async function unarchivedMonths(client: Client): Promise<readonly Month[]> {
  const { rows } = await client.query<{ month: string }>(
    `SELECT to_char(month, 'YYYY-MM') AS month FROM ledger.closed_month
      WHERE archived_as IS NULL ORDER BY ledger.closed_month.month`,
  )
  return rows.map(({ month }) => month)
}
