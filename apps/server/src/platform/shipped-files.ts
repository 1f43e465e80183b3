import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** What decides games, prices, money and rights. */
export const DECIDING = [
  'apps/server/src/**/*.{ts,sql}',
  'packages/*/{src,migrations}/**/*.{ts,sql}',
]
/**
 * What only tests run, which no image holds: a digest is the same in an image and where
 * it was built.
 */
const OF_TESTS =
  /\.test\.tsx?$|\/testkit(\/|\.ts$)|-testkit\.ts$|\/lossy-proxy\.ts$|^packages\/postgres\/src\/(testing|vitest-setup)\.ts$/

/** The names of the files that patterns find and that the product runs as they are, in order. */
export async function shippedFiles(
  root: string = ROOT,
  patterns: readonly string[] = DECIDING,
): Promise<readonly string[]> {
  const files: string[] = []
  for (const pattern of patterns) {
    for await (const file of glob(pattern, { cwd: root })) {
      if (!file.includes('node_modules') && !OF_TESTS.test(file)) files.push(file)
    }
  }
  return files.toSorted()
}

/** The SHA-256 in hex over the names and contents of every file that the product runs as it is. */
export async function digestOfFiles(
  root: string = ROOT,
  patterns?: readonly string[],
): Promise<string> {
  const whole = createHash('sha256')
  for (const file of await shippedFiles(root, patterns)) {
    const own = createHash('sha256').update(await readFile(join(root, file)))
    whole.update(`${file}\n${own.digest('hex')}\n`)
  }
  return whole.digest('hex')
}
