import { csvLine } from '../../report/index.ts'
import type { Cell } from '../../report/index.ts'

/** A list as the lines of a file, its head first; only the head where the list is empty. */
export type Lines = AsyncIterable<readonly Cell[]>

/** A page of a list, and where the next one begins; null after the last. */
export type Page<T> = { readonly rows: readonly T[]; readonly next: string | null }

/**
 * Columns by name; each is the field of that name as the screen gets it, or is made from the row.
 */
export type Columns<T> = Readonly<Record<string, keyof T | ((row: T) => unknown)>>

/** The same names as columns that the fields have. */
export const named = <T>(...names: readonly (keyof T & string)[]): Columns<T> =>
  Object.fromEntries(names.map((name) => [name, name]))

/** Reads a list page after page, each only when the one before has been taken. */
export async function* pagedLines<T>(
  columns: Columns<T>,
  read: (place: string | undefined) => Promise<Page<T>>,
): Lines {
  const makers = Object.values(columns)
  yield Object.keys(columns)
  let place: string | undefined
  for (;;) {
    const { rows, next } = await read(place)
    for (const row of rows) {
      yield makers.map((make) => cellOf(typeof make === 'function' ? make(row) : row[make]))
    }
    if (next === null || rows.length === 0) return
    place = next
  }
}

/** The lines of a list that is no longer than one page. */
export const wholeLines = <T>(columns: Columns<T>, read: () => Promise<readonly T[]>): Lines =>
  pagedLines(columns, async () => ({ rows: await read(), next: null }))

const LINES_BETWEEN_LOOKS = 100

/**
 * The lines for as long as `mayStill` resolves, which is asked again and again as they are taken;
 * what it throws ends them, so that the file breaks off and nobody takes it for whole.
 */
export async function* whileAllowed(lines: Lines, mayStill: () => Promise<void>): Lines {
  let taken = 0
  for await (const line of lines) {
    if (taken > 0 && taken % LINES_BETWEEN_LOOKS === 0) await mayStill()
    taken++
    yield line
  }
}

/** A page whose next one begins after its last row, until there is none left. */
export function after<T>(rows: readonly T[], placeOf: (last: T) => string): Page<T> {
  const last = rows.at(-1)
  return { rows, next: last === undefined ? null : placeOf(last) }
}

/** The number that a page begins before; undefined for the first page. */
export const numberOf = (place: string | undefined): bigint | undefined =>
  place === undefined ? undefined : BigInt(place)

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell)
}

const NOTHING = csvLine(['No Activity'])

/**
 * A file's text in portions: what it is, then its lines; `No Activity` where the list has no row.
 */
export async function* fileText(title: readonly Cell[], lines: Lines): AsyncGenerator<string> {
  yield csvLine(title)
  let rows = -1
  for await (const line of lines) {
    rows++
    yield csvLine(line)
  }
  if (rows <= 0) yield NOTHING
}
