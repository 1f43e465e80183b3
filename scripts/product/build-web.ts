import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type FrontEnd = { readonly workspace: string; readonly name: string }

const playerApp: FrontEnd = { workspace: 'apps/web', name: 'the player app' }
const backOffice: FrontEnd = { workspace: 'apps/backoffice', name: 'the back office' }

const sourcesOf = ({ workspace }: FrontEnd) => [
  `${workspace}/**/*`,
  'packages/{ui,core,contract,messages}/src/**/*',
  'package-lock.json',
]

/** Builds the two front ends where a source of theirs changed; gives the built folders. */
export async function buildWebWhenChanged(
  root: string,
): Promise<{ readonly webDist: string; readonly opsDist: string }> {
  return { webDist: await buildOne(root, playerApp), opsDist: await buildOne(root, backOffice) }
}

async function buildOne(root: string, app: FrontEnd): Promise<string> {
  const dist = join(root, app.workspace, 'dist')
  const mark = join(dist, '.sources')
  const print = await printOf(root, sourcesOf(app))
  const built = await readFile(mark, 'utf8').catch(() => '')
  if (built !== print) {
    process.stdout.write(`Building ${app.name}…\n`)
    await build(root, app)
    await writeFile(mark, print)
  }
  return dist
}

async function printOf(root: string, sources: string[]): Promise<string> {
  const files = globSync(sources, {
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

async function build(root: string, { workspace, name }: FrontEnd) {
  const vite = spawn('npm', ['run', '--silent', 'build', '-w', workspace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  vite.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(vite, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${name} could not be built:\n${output}`)
}
