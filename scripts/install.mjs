// Brings node_modules up to the lock file, on any Node from 20 on. Prints nothing when nothing is to do.
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

export function install() {
  const mark = join(root, 'node_modules', '.jogada-lock')
  const hash = lockHash()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  process.stdout.write('Installing packages…\n')
  execFileSync('npm', ['ci', '--include=dev'], { cwd: root, stdio: 'inherit' })
  writeFileSync(mark, hash)
}

/** The Node that runs the product: the pinned one where the registry has it, else this one. */
export function productNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(pinned)) return pinned
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18)) {
    process.stderr.write('This platform needs Node 22.18 or newer.\n')
    process.exit(1)
  }
  return process.execPath
}

/** What the product and its tests run with: compiled code is kept, for each starts many processes. */
export const productEnv = () => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
  ...process.env,
})
