import { ops, pathOf } from '@jogada/contract'
import { handOver } from './hand-over.ts'
import { ownHeaders, Refused } from './request.ts'

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF'

/** Fetches a list as a file and hands it to the browser; throws `Refused` with the server's words. */
export async function takeFile(
  table: ops.exports.ExportTable,
  filter: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const given = Object.entries(filter).filter((pair): pair is [string, string] => !!pair[1])
  const query = new URLSearchParams(given).toString()
  const path = pathOf(ops.exports.table.path, { table })
  const response = await fetch(query === '' ? path : `${path}?${query}`, {
    headers: ownHeaders(),
  })
  if (!response.ok) {
    const { message } = (await response.json()) as { message: string }
    throw new Refused(message || `HTTP ${response.status}`, response.status)
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const file = new Blob([MARK, await response.blob()], { type: 'text/csv' })
  handOver(file, name ?? `jogada-${table}.csv`)
}
