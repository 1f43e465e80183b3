import { Client } from 'pg'

const LOCK = "hashtext('jogada.long_read')"

/**
 * Keeps migrations away until the session ends: one that waited for a table which is read for long would
 * make everybody behind it wait. Waits itself for one that runs.
 */
export const beginLongRead = (client: Client) =>
  client.query(`SELECT pg_advisory_lock_shared(${LOCK})`)

/** Does work that reads tables of the database at `url` for long, with migrations kept away. */
export async function readAtLength<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await beginLongRead(client)
    return await work()
  } finally {
    await client.end()
  }
}

/** Keeps long reads away until the session ends; false, at once, while there is one. */
export async function keepLongReadsAway(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ kept: boolean }>(
    `SELECT pg_try_advisory_lock(${LOCK}) AS kept`,
  )
  return rows[0]!.kept
}
