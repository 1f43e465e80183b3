// The licences of everything that the product runs on; exits 1 for one that nobody has agreed to.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Licences that ask for no more than to be named. */
const agreed = new Set([
  // used as it is published; only changed files of it would have to be shown
  'MPL-2.0',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

type Locked = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

function licenceOf(place: string, { license }: Locked): string {
  if (license) return license
  const file = join(root, place, 'package.json')
  if (!existsSync(file)) return 'unknown'
  const read = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  const told = read.license ?? read.licenses?.[0]
  return typeof told === 'string' ? told : (told?.type ?? 'unknown')
}

/** `(MIT OR Apache-2.0)` is fine when one of them is, `A AND B` when both are. */
const isAgreed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => agreed.has(one.trim())))

const counts = new Map<string, number>()
const strange: string[] = []
for (const [place, locked] of Object.entries(lock.packages)) {
  if (!place.startsWith('node_modules/') || locked.link) continue
  // what only tests and builds use is not given to anybody
  if (locked.dev) continue
  const licence = licenceOf(place, locked)
  counts.set(licence, (counts.get(licence) ?? 0) + 1)
  if (!isAgreed(licence)) strange.push(`${place.slice('node_modules/'.length)}: ${licence}`)
}
for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1])) {
  process.stdout.write(`${String(count).padStart(5)}  ${licence}\n`)
}
for (const one of strange) process.stderr.write(`not agreed to: ${one}\n`)
process.exit(strange.length > 0 ? 1 : 0)
