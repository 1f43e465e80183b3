import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { Vault } from './vault.ts'

/** A table with columns that hold personal data in sealed form only. */
export type SealedTable = {
  readonly table: string
  /** The columns of the primary key, in the order of `placeOf`. */
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, 'text' | 'bytea'>>
  /** Columns of blind indexes, by the column that they stand for. */
  readonly indexes?: Readonly<Record<string, string>>
  /** Columns that tell equal bytes, as `digestOf` makes them, by the column that they stand for. */
  readonly digests?: Readonly<Record<string, string>>
  /** How many rows are held in memory together, where they are large. */
  readonly batch?: number
}

const BATCH = 500
/**
 * The longest beginning of a sealed value that names its key; indexes of beginnings hold as much.
 */
const MARK_BYTES = 20

/** Where a value belongs; a sealed one opens nowhere else. */
export const placeOf = (
  table: string,
  column: string,
  ...key: readonly (bigint | string)[]
): string => `${table}.${column}:${key.join(':')}`

/** The domain of a column's blind index. */
export const indexDomain = (table: string, column: string): string => `${table}.${column}`

/** The text of which the blind index tells equal bytes. */
export const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url')

/**
 * Seals what earlier versions left in clear, and seals anew what an earlier key sealed; gives the
 * count of rows. Several processes may call it at once. Throws where the database needs a key that
 * is not known, or knows another one under the same name.
 */
export async function sealTables(
  url: string,
  vault: Vault,
  tables: readonly SealedTable[],
): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('jogada.seal'))")
    await checkPrints(client, vault)
    // an index of beginnings is worth more than the planner knows: it spares the
    // reading of contents
    await client.query('SET enable_seqscan = off')
    let count = 0
    for (const table of tables) {
      const batch = table.batch ?? BATCH
      let done = batch
      while (done === batch) {
        done = await sealBatch(client, vault, table)
        count += done
      }
    }
    return count
  } finally {
    await client.end()
  }
}

async function checkPrints(client: Client, vault: Vault) {
  for (const id of vault.keyIds) {
    await client.query(
      `INSERT INTO platform.data_key (key_id, print) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [id, vault.print(id)],
    )
    const { rows } = await client.query<{ print: Buffer }>(
      'SELECT print FROM platform.data_key WHERE key_id = $1',
      [id],
    )
    if (!rows[0]!.print.equals(vault.print(id))) {
      throw new Error(`the data key ${id} is another one than the database was sealed with`)
    }
  }
}

type Row = Readonly<Record<string, string | Buffer | bigint | null>>

async function sealBatch(client: Client, vault: Vault, sealed: SealedTable): Promise<number> {
  const { table, key, columns, batch = BATCH } = sealed
  const names = Object.keys(columns)
  // the slash follows the dot: between these two begins all that the current key sealed
  const marks = [`v1.${vault.currentKey}.`, `v1.${vault.currentKey}/`]
  const isOld = Object.entries(columns).map(([name, type]) =>
    type === 'text'
      ? `${name} COLLATE "C" < $1 OR ${name} COLLATE "C" >= $2`
      : `substring(${name} FROM 1 FOR ${MARK_BYTES}) < convert_to($1, 'UTF8')
         OR substring(${name} FROM 1 FOR ${MARK_BYTES}) >= convert_to($2, 'UTF8')`,
  )
  const { rows } = await client.query<Row>(
    `SELECT ${[...key, ...names].join(', ')} FROM ${table}
      WHERE ${isOld.join(' OR ')} LIMIT ${batch}`,
    marks,
  )
  for (const row of rows) await sealRow(client, vault, sealed, row)
  return rows.length
}

async function sealRow(
  client: Client,
  vault: Vault,
  { table, key, columns, indexes = {}, digests = {} }: SealedTable,
  row: Row,
) {
  const keyValues = key.map((name) => row[name])
  const values: unknown[] = [...keyValues]
  const sets: string[] = []
  const unchanged = key.map((name, i) => `${name} = $${i + 1}`)
  const set = (column: string, value: unknown) => sets.push(`${column} = $${values.push(value)}`)
  for (const name of Object.keys(columns)) {
    const value = row[name] as string | Buffer | null
    if (value === null) continue
    const { sealed, clear } = sealedAnew(
      vault,
      value,
      placeOf(table, name, ...keyValues.map(String)),
    )
    set(name, sealed)
    const index = indexes[name]
    if (index) set(index, vault.index(clear.toString(), indexDomain(table, name)))
    const digest = digests[name]
    if (digest) set(digest, vault.index(digestOf(Buffer.from(clear)), indexDomain(table, digest)))
    // a server of before may have written in between
    unchanged.push(`${name} = $${values.push(value)}`)
  }
  await client.query(
    `UPDATE ${table} SET ${sets.join(', ')} WHERE ${unchanged.join(' AND ')}`,
    values,
  )
}

function sealedAnew(vault: Vault, value: string | Buffer, place: string) {
  if (typeof value === 'string') {
    const clear = isSealed(value) ? vault.open(value, place) : value
    return { sealed: vault.seal(clear, place), clear }
  }
  const clear = isSealed(value.toString('latin1')) ? vault.openBytes(value, place) : value
  return { sealed: vault.sealBytes(clear, place), clear }
}

const isSealed = (text: string) => /^v1\.[a-z0-9]{1,16}\.[\w-]{38,}$/.test(text)
