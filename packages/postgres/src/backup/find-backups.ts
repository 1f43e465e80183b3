import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST, readManifest } from './manifest.ts'

const OWN_FILE = /^(\d{4,}\.copy\.zst|manifest\.json(\.partial)?)$/

export type Found = {
  readonly folder: string
  /** Null for one that was not finished. */
  readonly takenAt: string | null
  readonly touchedAt: Date
}

/** The folders in `parent` that hold files of backups and nothing else. */
export async function findBackups(parent: string): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const folder = join(parent, entry.name)
    const names = await readdir(folder)
    if (names.length === 0 || !names.every((name) => OWN_FILE.test(name))) continue
    const { mtime: touchedAt } = await stat(folder)
    if (!names.includes(MANIFEST)) {
      found.push({ folder, takenAt: null, touchedAt })
      continue
    }
    // one of another version of the product is not ours to judge
    const manifest = await readManifest(folder).catch(() => null)
    if (manifest) found.push({ folder, takenAt: manifest.takenAt, touchedAt })
  }
  return found
}
