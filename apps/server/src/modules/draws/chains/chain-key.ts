import { join } from 'node:path'
import type { Deps } from '../../../deps.ts'
import { keyFile } from '../../../platform/key-file.ts'

/** Where the key is kept that no setting gives. */
export const chainKeyFile = ({ DATA_DIR }: Pick<Deps['env'], 'DATA_DIR'>) =>
  join(DATA_DIR, 'draw-chain.key')

/**
 * The key that seals the chains: the setting DRAW_CHAIN_KEY, or a file of the data folder that is
 * made on first use. Production has no default; `readEnv` demands the setting there.
 */
export async function chainKey({ env, rng }: Pick<Deps, 'env' | 'rng'>): Promise<Buffer> {
  if (env.DRAW_CHAIN_KEY) return Buffer.from(env.DRAW_CHAIN_KEY, 'hex')
  if (env.NODE_ENV === 'production') throw new Error('DRAW_CHAIN_KEY is missing')
  const path = chainKeyFile(env)
  const key = Buffer.from(await keyFile(path, rng, () => rng.bytes(32).toString('hex')), 'hex')
  if (key.length !== 32) throw new Error(`${path} does not hold a key`)
  return key
}
