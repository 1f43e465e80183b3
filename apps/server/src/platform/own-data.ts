import { centavos, formatMoney } from '@jogada/core'
import type { Ledger } from '@jogada/ledger'
import type { Pool } from 'pg'
import type { Tables } from '../tables.ts'
import { placeOf } from './vault/seal-tables.ts'
import type { Vault } from './vault/vault.ts'

/** What a part is read with. */
export type OwnDataSources = {
  readonly pool: Pool
  readonly ledger: Pick<Ledger, 'entries'>
  readonly vault: Pick<Vault, 'open'>
}

type Row = Readonly<Record<string, unknown>>

/**
 * One kind of what is kept about a player, as a module hands it out: pages of rows, oldest first.
 */
export type OwnPart = {
  readonly name: string
  /** The tables whose rows it gives. */
  readonly tables: readonly string[]
  readonly pages: (sources: OwnDataSources, playerId: bigint) => AsyncIterable<readonly Row[]>
}

type Column<Name extends keyof Tables> = Extract<keyof Tables[Name], string>

type OwnTable<Name extends keyof Tables> = {
  readonly name: string
  readonly table: Name
  /** The column that says whose a row is; `player_id` where nothing else is said. */
  readonly owner?: Column<Name>
  /** What orders the rows and tells two of one player apart; the player alone where it is empty. */
  readonly key: readonly Column<Name>[]
  /** What is handed out as it is. */
  readonly columns: readonly Column<Name>[]
  /** What is handed out as an amount with two places. */
  readonly money?: readonly Column<Name>[]
  /** What stands sealed, by the key of its place. */
  readonly sealed?: readonly Column<Name>[]
  readonly sealedBy?: readonly Column<Name>[]
  /** What is calculated from a row, in SQL by the name that it gets. */
  readonly derived?: Readonly<Record<string, string>>
  /** Which of the player's rows, in SQL; `$1` is the player. */
  readonly where?: string
}

/** Rows that are read and written out together; nothing else waits for more than these. */
export const OWN_ROWS_AT_ONCE = 500

/** The rows of a table that belong to a player, page by page; secrets are what nobody names. */
export function ownTable<Name extends keyof Tables>(own: OwnTable<Name>): OwnPart {
  const { name, table, key, columns, money = [], sealed = [], sealedBy = [] } = own
  const owner = quoted(own.owner ?? 'player_id')
  const plain = [...columns, ...money, ...sealed]
  const selected = [
    ...[...new Set([...plain, ...sealedBy])].map(quoted),
    ...Object.entries(own.derived ?? {}).map(([as, sql]) => `${sql} AS ${quoted(as)}`),
    // as text a place keeps the microseconds that a date would lose
    ...key.map((column, i) => `${quoted(column)}::text AS "place_${i}"`),
  ]
  const places = key.map((_, i) => `$${i + 2}`)
  const after = `AND (${key.map(quoted).join(', ')}) > (${places.join(', ')})`
  const textOf = (isFirst: boolean) =>
    `SELECT ${selected.join(', ')} FROM ${table.split('.').map(quoted).join('.')}
     WHERE ${owner} = $1 ${own.where ? `AND ${own.where}` : ''} ${isFirst ? '' : after}
     ORDER BY ${[...key.map(quoted), owner].join(', ')} LIMIT ${OWN_ROWS_AT_ONCE}`

  async function* pages({ pool, vault }: OwnDataSources, playerId: bigint) {
    const valueOf = (row: Row, column: string) => {
      const value = row[column] ?? null
      if (value === null) return null
      if ((money as readonly string[]).includes(column))
        return formatMoney(centavos(value as bigint))
      if (!(sealed as readonly string[]).includes(column)) return value
      const of = sealedBy.map((part) => row[part] as string | bigint)
      return vault.open(value as string, placeOf(table, column, ...of))
    }
    let last: Row | undefined
    for (;;) {
      const place = last ? key.map((_, i) => last![`place_${i}`]) : []
      const { rows } = await pool.query<Row>(textOf(!last), [playerId, ...place])
      const names = [...plain, ...Object.keys(own.derived ?? {})]
      yield rows.map((row) =>
        Object.fromEntries(names.map((column) => [camel(column), valueOf(row, column)])),
      )
      last = rows.at(-1)
      if (rows.length < OWN_ROWS_AT_ONCE || key.length === 0) return
    }
  }
  return { name, tables: [table], pages }
}

const quoted = (name: string) => `"${name}"`

const camel = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A value as the file shows it: numbers that may be greater than a JSON number are texts. */
export const ownValue = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value
