import type { Pool } from 'pg'

/** A hash of the rows of every table, by its name; the same rows in another order are the same. */
export async function tablePrints(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'migration')
      ORDER BY 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await pool.query<{ print: string | null }>(
      `SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS print FROM ${name} AS t`,
    )
    prints[name] = String(found.rows[0]!.print)
  }
  return prints
}
