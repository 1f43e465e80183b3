import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { copyToFile } from '@jogada/postgres'
import type { Copied } from '@jogada/postgres'
import type { Client } from 'pg'
import { findClosedMonth } from './close-month.ts'
import type { ClosedMonth, Month } from './close-month.ts'
import { monthText } from './month-text.ts'

export type Archive = ClosedMonth & { readonly file: string }

/**
 * Writes a closed month into one compressed file in `folder` and reads it back. The file appears
 * under its name only when it holds what the month was closed with. The entries stay where they are:
 * the proof of the ledger adds every balance up from its first one. Throws for an open month, and
 * when the entries are not those of the closing any more.
 */
export async function archiveMonth(client: Client, month: Month, folder: string): Promise<Archive> {
  const closed = await findClosedMonth(client, month)
  if (!closed) throw new Error(`${month} is not closed`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `entries-${month}.copy.zst`
  const partial = join(folder, `${name}.partial`)
  await rm(partial, { force: true })
  const file = join(folder, name)
  try {
    const { rows, sha256 } = await copyMonth(client, month, partial)
    if (rows !== closed.entries || sha256 !== closed.sha256) {
      throw new Error(`${month} holds ${rows} entries that are not those it was closed with`)
    }
    await checkArchive(closed, partial)
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
  await client.query('SELECT ledger.note_archive($1, $2)', [`${month}-01`, name])
  return { ...closed, file }
}

async function copyMonth(client: Client, month: Month, path: string): Promise<Copied> {
  await client.query('BEGIN READ ONLY')
  try {
    return await copyToFile(client, await monthText(client, month), path)
  } finally {
    await client.query('ROLLBACK')
  }
}

/** Throws unless the file holds, to the byte, what the month was closed with. */
export async function checkArchive({ month, sha256 }: ClosedMonth, file: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), createZstdDecompress(), hash)
  if (hash.digest('hex') !== sha256)
    throw new Error(`${file} does not hold the entries of ${month}`)
}
