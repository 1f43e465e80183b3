import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** What decides games, prices, money and rights; tests never run in the product. */
export const DECIDING = [
  'apps/server/src/**/*.{ts,sql}',
  'packages/*/{src,migrations}/**/*.{ts,sql}',
]

/** The SHA-256 in hex over the names and contents of every file that the product runs as it is. */
export async function digestOfFiles(
  root: string = ROOT,
  patterns: readonly string[] = DECIDING,
): Promise<string> {
  const files: string[] = []
  for (const pattern of patterns) {
    for await (const file of glob(pattern, { cwd: root })) {
      if (!file.includes('node_modules') && !/\.test\.tsx?$/.test(file)) files.push(file)
    }
  }
  const whole = createHash('sha256')
  for (const file of files.toSorted()) {
    const own = createHash('sha256').update(await readFile(join(root, file)))
    whole.update(`${file}\n${own.digest('hex')}\n`)
  }
  return whole.digest('hex')
}
