import { readdir, rmdir, unlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { checkBackup } from './check-backup.ts'
import { findBackups } from './find-backups.ts'
import { MANIFEST } from './manifest.ts'

export type OldBackups = {
  /** The backup that was just made. */
  readonly newest: string
  /** How many stay of those beside it, itself included; at least one. */
  readonly keep: number
}

/**
 * Removes the older backups beside the newest one and gives their folders; with them goes what is
 * older than all that stay and was never finished. Throws, and removes nothing, when the newest
 * one, read back, is not whole. A folder that holds anything else is left alone.
 */
export async function removeOldBackups({ newest, keep }: OldBackups): Promise<readonly string[]> {
  if (!Number.isSafeInteger(keep) || keep < 1) throw new RangeError('at least one backup is kept')
  const own = { folder: resolve(newest), takenAt: (await checkBackup(newest)).takenAt }
  const found = await findBackups(dirname(own.folder))
  const others = found.filter(({ folder }) => folder !== own.folder)
  const finished = others
    .filter(({ takenAt }) => takenAt !== null)
    .sort((one, other) => (one.takenAt! < other.takenAt! ? 1 : -1))
  const stay = [own, ...finished.slice(0, keep - 1)]
  const isFull = stay.length === keep
  const oldest = stay.map(({ takenAt }) => Date.parse(takenAt!)).reduce((a, b) => Math.min(a, b))
  const neverFinished = others.filter(
    ({ takenAt, touchedAt }) => takenAt === null && isFull && touchedAt.getTime() < oldest,
  )
  const old = [...finished.slice(keep - 1), ...neverFinished].map(({ folder }) => folder)
  for (const folder of old) await removeBackup(folder)
  return old.sort()
}

/** The manifest goes first: what is left of a removal that was cut off is no backup. */
async function removeBackup(folder: string) {
  const names = await readdir(folder)
  const isManifest = (name: string) => name === MANIFEST
  for (const name of [...names.filter(isManifest), ...names.filter((one) => !isManifest(one))]) {
    await unlink(join(folder, name))
  }
  await rmdir(folder)
}
