import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Account } from './account.ts'
import { program } from './native.ts'
import { canBeReachedByOthers } from './reachable.ts'

export const superuser = 'jogada'
const passwordFile = 'superuser.password'

/**
 * Where the files of the cluster for `dataDir` live: inside it, or below /var/tmp when the user
 * that runs the database cannot reach it.
 */
export async function clusterFolder(dataDir: string, account: Account | null): Promise<string> {
  const wanted = resolve(dataDir)
  if (!account || (await canBeReachedByOthers(wanted))) return join(wanted, 'cluster')
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  return join('/var/tmp', `jogada-${name}`, 'cluster')
}

/** Makes the cluster unless it exists; a half-made one never carries its final name. */
export async function createCluster(
  cluster: string,
  native: string,
  options: { account: Account | null; durable: boolean },
): Promise<void> {
  if (await isCluster(cluster)) return
  await prepareFolder(resolve(cluster, '..'), options.account)
  const partial = `${cluster}.${process.pid}`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const passwordPath = `${partial}.password`
  await writeFile(passwordPath, `${password}\n`, { mode: 0o600 })
  await give(options.account, partial, passwordPath)

  await initialise({ partial, passwordPath, native, ...options })

  await rename(passwordPath, join(partial, passwordFile))
  await rename(partial, cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(partial, { recursive: true, force: true })
    if (!(await isCluster(cluster))) throw error
  })
}

/** Below /var/tmp anybody may have made a folder of this name before. */
async function prepareFolder(folder: string, account: Account | null) {
  await mkdir(folder, { recursive: true })
  if (!account) return
  if ((await stat(folder)).uid !== 0) throw new Error(`${folder} belongs to somebody else`)
  await chmod(folder, 0o755)
}

const isCluster = (folder: string) =>
  stat(join(folder, passwordFile)).then(
    () => true,
    () => false,
  )

async function give(account: Account | null, ...paths: string[]) {
  if (!account) return
  for (const path of paths) await chown(path, account.uid, account.gid)
}

type Initialisation = {
  partial: string
  passwordPath: string
  native: string
  account: Account | null
  durable: boolean
}

async function initialise(options: Initialisation) {
  const { partial, passwordPath, native, account, durable } = options
  const command = program(native, 'initdb')
  if (process.platform !== 'win32' && (await isMissingExecuteBit(command))) {
    await chmod(command, 0o755)
    await chmod(program(native, 'postgres'), 0o755)
  }
  const child = spawn(
    command,
    [
      `--pgdata=${partial}`,
      `--username=${superuser}`,
      `--pwfile=${passwordPath}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // tests connect by the thousand, and each time the password's key is made anew
      ...(durable ? ['--data-checksums'] : ['--no-sync', '--set=scram_iterations=1']),
    ],
    { ...account, stdio: ['ignore', 'pipe', 'pipe'], cwd: resolve(partial, '..') },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  if (code !== 0) throw new Error(`initdb failed with code ${code}:\n${output}`)
}

const isMissingExecuteBit = async (path: string) => ((await stat(path)).mode & 0o111) !== 0o111

/** The address of a database in the cluster, for its owner. */
export async function clusterUrl(cluster: string, port: number, database: string): Promise<string> {
  const password = (await readFile(join(cluster, passwordFile), 'utf8')).trim()
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
}

/** Opens the log that the server appends to. */
export const openLog = (cluster: string) => open(join(cluster, '..', 'postgres.log'), 'a', 0o640)
