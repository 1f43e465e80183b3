import { Client } from 'pg'

/**
 * Every value of every table, as a dump would write it: a line for a row, its table's name first.
 */
export async function dumpDatabase({ url }: { readonly url: string }): Promise<string> {
  const owner = new Client({ connectionString: url })
  await owner.connect()
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`)
      texts.push(...rows.map(({ row }) => `${name} ${row}`))
    }
    return texts.join('\n')
  } finally {
    await owner.end()
  }
}

/** The lines of a dump that hold a value, as it is or as the digits of its bytes. */
export function linesWith(dump: string, needle: string | Buffer): string[] {
  const hex = Buffer.from(needle).toString('hex')
  const looked = typeof needle === 'string' ? [needle, hex] : [hex]
  return dump.split('\n').filter((line) => looked.some((one) => line.includes(one)))
}
