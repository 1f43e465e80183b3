import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { exposureColumns, folded, readExposure } from '@jogada/core/aml/exposed-list'
import type { ListedExposure } from '@jogada/core/aml/exposed-list'
import { parse } from 'csv-parse'

type Line = Parameters<typeof readExposure>[0]

export type ExposedList = ReadonlyMap<string, readonly ListedExposure[]>

/**
 * The list of politically exposed persons in a file as it is published: fields between semicolons,
 * in ISO 8859-1, under a line of heads. Rejects when it cannot be read as such, or a column is missing.
 */
export async function readExposedFile(path: string): Promise<ExposedList> {
  const list = new Map<string, ListedExposure[]>()
  await pipeline(
    createReadStream(path, 'latin1'),
    parse({ delimiter: ';', columns: headsOf, relax_quotes: true, skip_empty_lines: true }),
    async (lines: AsyncIterable<Line>) => {
      for await (const line of lines) {
        const read = readExposure(line)
        if (!read) continue
        const known = list.get(read.key)
        if (known) known.push(read.exposure)
        else list.set(read.key, [read.exposure])
      }
    },
  )
  if (list.size === 0) throw new Error(`${path} names nobody`)
  return list
}

function headsOf(typed: readonly string[]): string[] {
  const heads = typed.map(folded)
  const missing = Object.values(exposureColumns).filter((column) => !heads.includes(column))
  if (missing.length > 0) throw new Error(`the list has no column ${missing.join(', ')}`)
  return heads
}
