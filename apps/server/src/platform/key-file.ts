import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Rng } from './chance.ts'

/**
 * The text of a secret file that only its owner may read; where it is missing it is made by `make`.
 * Of several processes that start at once the first one's text stands.
 */
export async function keyFile(path: string, rng: Rng, make: () => string): Promise<string> {
  const written = await readText(path)
  if (written !== null) return written
  await mkdir(dirname(path), { recursive: true })
  const own = `${path}.${rng.uuid()}`
  await writeFile(own, `${make()}\n`, { mode: 0o600, flag: 'wx' })
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  return (await readText(path))!
}

async function readText(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
