import { readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findBackups } from './find-backups.ts'

/**
 * Throws when the disk of the new backup `to` has less room than the newest finished one beside it
 * takes. Where there is none yet, nothing is known and nothing refused.
 */
export async function assertRoom(to: string): Promise<void> {
  const parent = dirname(resolve(to))
  const found = await findBackups(parent).catch(() => [])
  const [newest] = found
    .filter(({ takenAt }) => takenAt !== null)
    .sort((one, other) => (one.takenAt! < other.takenAt! ? 1 : -1))
  if (!newest) return
  const taken = await sizeOf(newest.folder)
  const { bavail, bsize } = await statfs(parent)
  const room = bavail * bsize
  if (room < taken) {
    throw new Error(
      `${parent} has room for ${inMegabytes(room)}, and the last backup there takes ${inMegabytes(taken)}`,
    )
  }
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
