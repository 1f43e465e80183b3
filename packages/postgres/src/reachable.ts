import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whether a user without special rights can walk down to `path`, which need not exist yet. */
export async function canBeReachedByOthers(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null)
    if (found?.isDirectory() && (found.mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
