import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = join(import.meta.dirname, '../apps/web/dist')
const INITIAL_JS_BYTES = 120 * 1024
const CSS_BYTES = 18 * 1024
/** With the headers of the answer it fits into what a server may send before it is answered (RFC 6928). */
const PAGE_BYTES = 12 * 1024

type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

/** The entry and everything that it imports before it runs. */
function initialChunks(): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return
    found.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key)
  if (found.size === 0) throw new Error('the build has no entry to measure')
  return [...found.values()]
}

const gzipBytes = (file: string) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length

const sumOf = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipBytes(file), 0)

const chunks = initialChunks()
const budgets = [
  { name: 'page with its first styles', bytes: sumOf(['index.html']), limit: PAGE_BYTES },
  {
    name: 'initial JavaScript',
    bytes: sumOf(chunks.map(({ file }) => file)),
    limit: INITIAL_JS_BYTES,
  },
  { name: 'initial CSS', bytes: sumOf(chunks.flatMap(({ css }) => css ?? [])), limit: CSS_BYTES },
]
for (const { name, bytes, limit } of budgets) {
  const verdict = bytes > limit ? 'OVER' : 'ok'
  console.log(`${verdict.padEnd(5)} ${name}: ${kib(bytes)} of ${kib(limit)} KiB gzip`)
}
if (budgets.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1

function kib(bytes: number) {
  return (bytes / 1024).toFixed(1)
}
