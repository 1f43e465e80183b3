import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const MANIFEST = 'manifest.json'
const FORMAT = 1

/** One table of a backup: a file of COPY's text format, compressed with Zstandard. */
export type StoredTable = {
  /** Schema-qualified and quoted as SQL needs it. */
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: string
  /** SHA-256 of the text before compression. */
  readonly sha256: string
  readonly file: string
  /** The partitioned table that it is a part of. */
  readonly partitionOf: string | null
}

/** What a backup says about itself; everything else in its folder is named here. */
export type Manifest = {
  readonly format: typeof FORMAT
  /** The instant of the snapshot, by the database's clock. */
  readonly takenAt: string
  readonly serverVersion: string
  readonly migrations: readonly { source: string; name: string; hash: string }[]
  readonly tables: readonly StoredTable[]
  readonly sequences: readonly { name: string; lastValue: string; isCalled: boolean }[]
  /** What the owner of the data wants to find again, computed in the same snapshot. */
  readonly facts: Readonly<Record<string, string>>
}

/** The manifest of the backup in `folder`; an Error when there is none that this version reads. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} holds no finished backup`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== FORMAT) throw new Error(`${folder} is of a format that is not known here`)
  return manifest
}

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({
  format: FORMAT,
  ...content,
})
