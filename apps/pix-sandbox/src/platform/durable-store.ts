import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** One change: a record put under its key, or removed when the value is `null`. */
type Change = readonly [table: string, key: string, value: unknown]

/** The maps of a store, by table name. */
type Tables<Schema> = { readonly [Name in keyof Schema]: ReadonlyMap<string, Schema[Name]> }

export type Changes<Schema> = {
  readonly [Name in keyof Schema]?: Readonly<Record<string, Schema[Name] | null>>
}

/** Maps in memory over an append-only journal; what `commit` returned from is on the disk. */
export type DurableStore<Schema> = {
  readonly tables: Tables<Schema>
  /** Applies all changes or, after a crash, none of them. */
  readonly commit: (changes: Changes<Schema>) => void
  readonly close: () => void
}

/**
 * Opens the journal at `path`, replays it and rewrites it with the living records alone. One line
 * is one commit; a last line cut off by a crash was never promised to anybody and is left out.
 */
export function openStore<Schema extends Record<string, unknown>>(
  path: string,
  names: readonly (keyof Schema & string)[],
): DurableStore<Schema> {
  const tables = new Map<string, Map<string, unknown>>(names.map((name) => [name, new Map()]))
  mkdirSync(dirname(path), { recursive: true })
  for (const changes of readCommits(path)) apply(tables, changes)
  const file = rewrite(path, tables)

  return {
    tables: Object.fromEntries(tables) as unknown as Tables<Schema>,
    commit(changes) {
      const list = listOf(changes)
      appendDurably(file, list)
      apply(tables, list)
    },
    close: () => closeSync(file),
  }
}

function listOf(changes: Changes<Record<string, unknown>>): Change[] {
  return Object.entries(changes).flatMap(([table, records]) =>
    Object.entries(records ?? {}).map(([key, value]): Change => [table, key, value]),
  )
}

function apply(tables: Map<string, Map<string, unknown>>, changes: readonly Change[]) {
  for (const [table, key, value] of changes) {
    if (value === null) tables.get(table)?.delete(key)
    else tables.get(table)?.set(key, value)
  }
}

function readCommits(path: string): Change[][] {
  const lines = readIfThere(path).split('\n')
  const torn = lines.pop()
  const commits = lines.map((line) => JSON.parse(line) as Change[])
  if (torn) process.emitWarning(`left out ${torn.length} characters of an unfinished commit`)
  return commits
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function rewrite(path: string, tables: Map<string, Map<string, unknown>>): number {
  rmSync(`${path}.new`, { force: true })
  const file = openSync(`${path}.new`, 'ax')
  for (const [table, records] of tables) {
    for (const [key, value] of records) writeLine(file, [[table, key, value]])
  }
  fsyncSync(file)
  renameSync(`${path}.new`, path)
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
  return file
}

/**
 * A commit that cannot reach the disk whole (it may be full) is taken back before the
 * error goes on.
 */
function appendDurably(file: number, changes: readonly Change[]) {
  const { size: lengthBefore, nlink } = fstatSync(file)
  if (nlink === 0) throw new Error('another process has taken the journal over')
  try {
    writeLine(file, changes)
    fdatasyncSync(file)
  } catch (error) {
    ftruncateSync(file, lengthBefore)
    throw error
  }
}

function writeLine(file: number, changes: readonly Change[]) {
  const bytes = Buffer.from(`${JSON.stringify(changes)}\n`)
  for (let written = 0; written < bytes.length;) {
    written += writeSync(file, bytes, written)
  }
}
