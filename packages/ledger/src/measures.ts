import type { Pool } from 'pg'
import { houseAccounts } from './accounts.ts'

/**
 * What each account of the house has, in centavos, over all lanes; all players together have what
 * is missing to zero. Reads the house's accounts alone, so that it may be asked often.
 */
export async function houseBalances(
  pool: Pool,
): Promise<readonly { readonly account: string; readonly centavos: bigint }[]> {
  const { rows } = await pool.query<{ account: number; centavos: bigint }>(
    `SELECT account, sum(balance)::bigint AS centavos FROM ledger.account
      WHERE owner < 0 GROUP BY account ORDER BY account`,
  )
  const names = new Map<number, string>(
    Object.entries(houseAccounts).map(([name, number]) => [number, name]),
  )
  return rows.map(({ account, centavos }) => ({
    account: names.get(account) ?? String(account),
    centavos,
  }))
}

/**
 * How many batches each consumer of events has still to read, and the sums by day as `day_sums`.
 */
export async function consumerLags(
  pool: Pool,
): Promise<readonly { readonly consumer: string; readonly batches: bigint }[]> {
  const { rows } = await pool.query<{ consumer: string; batches: bigint }>(
    `SELECT c.name AS consumer,
            sum(greatest(coalesce(last.batch_no, 0) - c.batch_no, 0))::bigint AS batches
       FROM (SELECT name, lane, batch_no FROM ledger.cursor
             UNION ALL SELECT 'day_sums', lane, batch_no FROM ledger.summed) AS c
       LEFT JOIN LATERAL (
         SELECT b.batch_no FROM ledger.batch b WHERE b.lane = c.lane
          ORDER BY b.batch_no DESC LIMIT 1
       ) AS last ON true
      GROUP BY c.name ORDER BY c.name`,
  )
  return rows
}
