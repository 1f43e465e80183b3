import { Client } from 'pg'

/**
 * Marks, in the transaction of a load, that a backup of the instant `takenAt` is in the database. The mark
 * is no part of a backup, and stays until `forgetLoaded`.
 */
export const markLoaded = (client: Client, takenAt: string) =>
  client.query(
    `CREATE TABLE migration.loaded AS SELECT ${client.escapeLiteral(takenAt)}::text AS taken_at`,
  )

/** The instant of the backup that was loaded and not forgotten since; null where there is none. */
export const findLoaded = (url: string): Promise<string | null> => asOwner(url, loadedIn)

/** Takes the mark of a load away: whatever had to follow it is done. */
export async function forgetLoaded(url: string): Promise<void> {
  await asOwner(url, (client) => client.query('DROP TABLE IF EXISTS migration.loaded'))
}

/** As `findLoaded`, on a connection that is there. */
export async function loadedIn(client: Client): Promise<string | null> {
  const found = await client.query<{ is: boolean }>(
    `SELECT to_regclass('migration.loaded') IS NOT NULL AS is`,
  )
  if (!found.rows[0]!.is) return null
  const { rows } = await client.query<{ at: string }>('SELECT taken_at AS at FROM migration.loaded')
  return rows[0]?.at ?? null
}

async function asOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
