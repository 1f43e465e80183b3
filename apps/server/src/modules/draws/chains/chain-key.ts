import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../../deps.ts'

const FILE = 'draw-chain.key'

/**
 * The key that seals the chains: the setting DRAW_CHAIN_KEY, or a file of the data folder that is
 * made on first use. Production has no default; `readEnv` demands the setting there.
 */
export async function chainKey({ env, rng }: Pick<Deps, 'env' | 'rng'>): Promise<Buffer> {
  if (env.DRAW_CHAIN_KEY) return Buffer.from(env.DRAW_CHAIN_KEY, 'hex')
  if (env.NODE_ENV === 'production') throw new Error('DRAW_CHAIN_KEY is missing')
  const path = join(env.DATA_DIR, FILE)
  const written = await readKey(path)
  if (written) return written
  await mkdir(env.DATA_DIR, { recursive: true })
  const own = `${path}.${rng.uuid()}`
  await writeFile(own, `${rng.bytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  // of several processes that start at once the first one's key stands
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  return (await readKey(path))!
}

async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length !== 32) throw new Error(`${path} does not hold a key`)
  return key
}
