import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SOURCES = [
  'apps/web/**/*',
  'packages/{ui,core,contract,messages}/src/**/*',
  'package-lock.json',
]

/** Builds the player app when a source of it changed since the last build; gives the built folder. */
export async function buildWebWhenChanged(root: string): Promise<string> {
  const dist = join(root, 'apps/web/dist')
  const mark = join(dist, '.sources')
  const print = await printOf(root)
  const built = await readFile(mark, 'utf8').catch(() => '')
  if (built !== print) {
    process.stdout.write('Building the player app…\n')
    await build(root)
    await writeFile(mark, print)
  }
  return dist
}

async function printOf(root: string): Promise<string> {
  const files = globSync(SOURCES, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'dist' || entry.name === 'node_modules',
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

async function build(root: string) {
  const vite = spawn('npm', ['run', '--silent', 'build', '-w', 'apps/web'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  vite.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(vite, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The player app could not be built:\n${output}`)
}
