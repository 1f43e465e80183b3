import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
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

/** The name of a month's archive in its folder. */
export const archiveName = (month: Month) => `entries-${month}.copy.zst`

/**
 * Writes a closed month into one compressed file in `folder` and reads it back. The file appears
 * under its name only when it is on the disk and holds what the month was closed with; one that
 * does already is kept as it is, so that a call that died midway is made good by the next. The
 * entries stay where they are: the proof of the ledger adds every balance up from its first one.
 * Throws for an open month, when the entries are not those of the closing any more, and when a file
 * of that name holds something else.
 */
export async function archiveMonth(client: Client, month: Month, folder: string): Promise<Archive> {
  const closed = await findClosedMonth(client, month)
  if (!closed) throw new Error(`${month} is not closed`)
  const file = join(folder, archiveName(month))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // the job and the command never write the same file at once
  await client.query("SELECT pg_advisory_lock(hashtextextended('ledger.archive', 0))")
  try {
    if (await exists(file)) await checkArchive(closed, file)
    else await writeArchive(client, closed, file)
    await client.query('SELECT ledger.note_archive($1, $2)', [`${month}-01`, archiveName(month)])
  } finally {
    await client.query("SELECT pg_advisory_unlock(hashtextextended('ledger.archive', 0))")
  }
  return { ...closed, file }
}

async function writeArchive(client: Client, closed: ClosedMonth, file: string) {
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  try {
    const { rows, sha256 } = await copyMonth(client, closed.month, partial)
    if (rows !== closed.entries || sha256 !== closed.sha256) {
      throw new Error(`${closed.month} holds ${rows} entries that are not those it was closed with`)
    }
    await checkArchive(closed, partial)
    await rename(partial, file)
    await syncFolder(join(file, '..'))
  } finally {
    await rm(partial, { force: true })
  }
}

async function copyMonth(client: Client, month: Month, path: string): Promise<Copied> {
  await client.query('BEGIN READ ONLY')
  try {
    return await copyToFile(client, await monthText(client, month), path)
  } finally {
    await client.query('ROLLBACK')
  }
}

/** Makes the names of a folder's files outlive a power cut. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Throws unless the file holds, to the byte, what the month was closed with. */
export async function checkArchive({ month, sha256 }: ClosedMonth, file: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), createZstdDecompress(), hash)
  if (hash.digest('hex') !== sha256)
    throw new Error(`${file} does not hold the entries of ${month}`)
}
