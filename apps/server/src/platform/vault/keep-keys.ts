import { Client } from 'pg'
import type { Vault } from './vault.ts'

/**
 * A table with blind indexes of what stands nowhere else, so that no other key can make them anew.
 */
export type HashedTable = {
  readonly table: string
  /** Which of its rows are still looked up, in SQL. */
  readonly needed: string
}

/**
 * Notes the known keys at rows that a version before wrote without. Throws where a row that is
 * still looked up may have been hashed by a key that is not known: it would be found by nobody.
 */
export async function keepKeys(
  url: string,
  vault: Vault,
  tables: readonly HashedTable[],
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const { table, needed } of tables) {
      await client.query(`UPDATE ${table} SET index_keys = $1 WHERE index_keys IS NULL`, [
        vault.keyIds,
      ])
      const { rows } = await client.query<{ key: string; count: string }>(
        `SELECT key, count(*) FROM ${table}, unnest(index_keys) AS key
         WHERE (${needed}) AND key <> ALL ($1) GROUP BY key ORDER BY key LIMIT 1`,
        [vault.keyIds],
      )
      const [lost] = rows
      if (lost) {
        throw new Error(
          `the data key ${lost.key} is not among DATA_KEYS, and ${lost.count} rows of ${table} are found by it alone`,
        )
      }
    }
  } finally {
    await client.end()
  }
}
