import { readFileSync } from 'node:fs'

type Row = {
  readonly tables: readonly string[]
  readonly cells: readonly string[]
}

/** The rows of the map: tables, data, purpose, ground and how long. */
export function mapped(): readonly Row[] {
  const text = readFileSync(new URL('../../../../docs/data-map.md', import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [first = '', ...cells] = line.split('|').slice(1, -1)
      const tables = [...first.matchAll(/`([^`]+)`/g)].map(([, table]) => table!)
      return { tables, cells: cells.map((cell) => cell.trim()) }
    })
}
