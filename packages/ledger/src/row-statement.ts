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
 * The statements that write the rows of a batch: one for each writer, in the order of their names,
 * so that all lanes take the locks of modules in one order. They see rows of posted commands only.
 */
export function rowStatements(rows: readonly PlacedRow[]): Statement[] {
  if (rows.length === 0) return []
  const groups = new Map<RowWriter, PlacedRow[]>()
  for (const placed of rows) {
    const group = groups.get(placed.row.writer)
    if (group) group.push(placed)
    else groups.set(placed.row.writer, [placed])
  }
  const writers = [...groups].sort(([a], [b]) => (a.name < b.name ? -1 : 1))
  return writers.map(([writer, placed]) => statement(writer, placed))
}

function statement(writer: RowWriter, placed: readonly PlacedRow[]): Statement {
  const columns = Object.keys(writer.columns).map((_, column) =>
    elementArray(placed.map(({ row }) => row.elements[column]!)),
  )
  const positions = plainArray(placed.map(({ position }) => position))
  return {
    name: `rows:${writer.name}`,
    text: statementText(writer),
    values: [positions, ...columns],
  }
}

function statementText(writer: RowWriter): string {
  let text = texts.get(writer)
  if (text === undefined) texts.set(writer, (text = buildText(writer)))
  return text
}

function buildText({ columns, sql }: RowWriter): string {
  const names = Object.keys(columns).map((name) => `"${name}"`)
  const arrays = Object.values(columns).map((type, i) => `$${i + 2}::${type}[]`)
  return `WITH rows AS (
    SELECT ${names.map((name) => `r.${name}`).join(', ')}
    FROM unnest($1::int[], ${arrays.join(', ')}) AS r (position, ${names.join(', ')})
    WHERE (SELECT current_setting('ledger.codes')::int[])[r.position] = 0
  ) ${sql}`
}
