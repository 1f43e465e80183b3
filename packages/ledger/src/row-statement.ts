import { elementArray, plainArray } from './array-text.ts'
import type { CheckedRow } from './check-command.ts'
import type { RowWriter } from './command.ts'

/** A row and the position of its command in the batch. */
export type PlacedRow = { readonly position: number; readonly row: CheckedRow }

export type Statement = {
  readonly name: string
  readonly text: string
  readonly values: string[]
}

const texts = new WeakMap<RowWriter, string>()

/**
 * The statements that lock what the commands of a batch expect, in the order of their names; the
 * ledger hears of what is no longer so.
 */
export const checkStatements = (rows: readonly PlacedRow[]): Statement[] =>
  byWriter(rows).map(([check, placed]) =>
    statement(`check:${check.name}`, checkText(check), placed),
  )

/**
 * The statements that write the rows of a batch: one for each writer, in the order of their names,
 * so that all lanes take the locks of modules in one order. They see rows of posted commands only.
 */
export function rowStatements(rows: readonly PlacedRow[]): Statement[] {
  return byWriter(rows).map(([writer, placed]) =>
    statement(`rows:${writer.name}`, writeText(writer), placed),
  )
}

function byWriter(rows: readonly PlacedRow[]): [RowWriter, PlacedRow[]][] {
  if (rows.length === 0) return []
  const groups = new Map<RowWriter, PlacedRow[]>()
  for (const placed of rows) {
    const group = groups.get(placed.row.writer)
    if (group) group.push(placed)
    else groups.set(placed.row.writer, [placed])
  }
  return [...groups].sort(([a], [b]) => (a.name < b.name ? -1 : 1))
}

function statement(name: string, text: string, placed: readonly PlacedRow[]): Statement {
  const { writer } = placed[0]!.row
  const columns = Object.keys(writer.columns).map((_, column) =>
    elementArray(placed.map(({ row }) => row.elements[column]!)),
  )
  return { name, text, values: [plainArray(placed.map(({ position }) => position)), ...columns] }
}

function textOf(writer: RowWriter, build: (writer: RowWriter) => string): string {
  let text = texts.get(writer)
  if (text === undefined) texts.set(writer, (text = build(writer)))
  return text
}

const writeText = (writer: RowWriter) =>
  textOf(writer, (known) => {
    const { names, from } = relationOf(known)
    return `WITH rows AS (
      SELECT ${names.map((name) => `r.${name}`).join(', ')} ${from}
      WHERE (SELECT current_setting('ledger.codes')::int[])[r.position] = 0
    ) ${known.sql}`
  })

const checkText = (check: RowWriter) =>
  textOf(check, (known) => {
    const { names, from } = relationOf(known)
    return `WITH rows AS (
      SELECT r.position, ${names.map((name) => `r.${name}`).join(', ')} ${from}
    ) SELECT set_config('ledger.stale', (ledger.stale_positions() ||
        coalesce(array_agg(s.position) FILTER (WHERE s.is_stale), '{}'))::text, true)
      FROM (${known.sql}) AS s`
  })

function relationOf({ columns }: RowWriter) {
  const names = Object.keys(columns).map((name) => `"${name}"`)
  const arrays = Object.values(columns).map((type, i) => `$${i + 2}::${type}[]`)
  return {
    names,
    from: `FROM unnest($1::int[], ${arrays.join(', ')}) AS r (position, ${names.join(', ')})`,
  }
}
