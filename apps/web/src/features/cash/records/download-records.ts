import { wallet } from '@jogada/contract'
import { clientHeaders } from '../../../api/request.ts'
import type { RecordFilter } from '../wallet-queries.ts'

const FILE_NAME = 'jogada-registros.csv'
const KEEP_MS = 60_000

/** Fetches the records as a file and hands it to the browser; throws when there is none. */
export async function downloadRecords(filter: RecordFilter) {
  const query = new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value) as [string, string][],
  ).toString()
  const response = await fetch(`${wallet.recordsFile.path}${query && `?${query}`}`, {
    headers: await clientHeaders(),
    credentials: 'omit',
  })
  if (!response.ok) throw new Error('no file')
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = FILE_NAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
