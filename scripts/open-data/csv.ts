import { readFileSync } from 'node:fs'

/** A line of a file with its values by column. */
export type CsvRow = Readonly<Record<string, string>>

/** Reads a file of plain comma-separated values whose first line names the columns. */
export function readCsv(file: string): CsvRow[] {
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const names = head!.split(',')
  return lines.map((line) => {
    const values = line.split(',')
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
  })
}

/** Gives each key a place in a list, in the order in which they are met. */
export function indexed<T>() {
  const places = new Map<string, number>()
  const values: T[] = []
  return {
    values,
    place(key: string, value: T): number {
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, values.length)
      return values.push(value) - 1
    },
  }
}
