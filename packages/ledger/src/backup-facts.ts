import type { ClientBase } from 'pg'

/**
 * What a copy of the ledger must show again to the centavo: balances by kind of account, counts,
 * and where the chain of each lane ends. Read in the caller's transaction.
 */
export async function ledgerFacts(client: ClientBase): Promise<Readonly<Record<string, string>>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT format('balance of accounts %s of %s', account,
                   CASE WHEN owner > 0 THEN 'players' ELSE 'the house' END) AS name,
            sum(balance)::text AS value
       FROM ledger.account GROUP BY account, owner > 0
     UNION ALL SELECT 'accounts', count(*)::text FROM ledger.account
     UNION ALL SELECT 'entries', count(*)::text FROM ledger.entry
     UNION ALL SELECT 'moved by entries', coalesce(sum(debit + credit), 0)::text FROM ledger.entry
     UNION ALL SELECT 'commands', count(*)::text FROM ledger.command
     UNION ALL SELECT 'counters', count(*)::text FROM ledger.counter
     UNION ALL SELECT 'sum of counters', coalesce(sum(total), 0)::text FROM ledger.counter
     UNION ALL SELECT format('chain of lane %s', lane), encode(hash, 'hex') FROM (
       SELECT DISTINCT ON (lane) lane, hash FROM ledger.batch ORDER BY lane, batch_no DESC
     ) AS last`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Makes the partition of entries that a backup names, `ledger.entry_2026_11`. */
export async function makeEntryPartition(client: ClientBase, name: string): Promise<void> {
  const month = /^ledger\.entry_(\d{4})_(\d{2})$/.exec(name)
  if (!month) throw new Error(`${name} is no partition of the ledger`)
  await client.query('SELECT ledger.create_partitions($1, 1)', [
    `${month[1]}-${month[2]}-01T00:00Z`,
  ])
}
