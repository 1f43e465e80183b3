import { join } from 'node:path'
import type { Rng } from '../chance.ts'
import type { Env } from '../env.ts'
import { keyFile } from '../key-file.ts'
import { createVault } from './vault.ts'
import type { Vault } from './vault.ts'

/** Where the keys are kept that no setting gives. */
export const dataKeysFile = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'data.keys')

const KEYS = /^[a-z0-9]{1,16}:[0-9a-f]{64}(,[a-z0-9]{1,16}:[0-9a-f]{64})*$/

/** Whether a setting lists data keys, `<name>:<64 hexadecimal digits>`, separated by commas. */
export const isDataKeys = (text: string): boolean => {
  const ids = text.split(',').map((one) => one.split(':')[0])
  return KEYS.test(text) && new Set(ids).size === ids.length
}

/**
 * The vault of the setting DATA_KEYS, or of a file of the data folder that is made on first use.
 * Production has no default; `readEnv` demands the setting there.
 */
export async function openVault({
  env,
  rng,
}: {
  readonly env: Pick<Env, 'DATA_KEYS' | 'DATA_DIR' | 'NODE_ENV'>
  readonly rng: Rng
}): Promise<Vault> {
  if (env.DATA_KEYS === undefined && env.NODE_ENV === 'production') {
    throw new Error('DATA_KEYS is missing')
  }
  const path = dataKeysFile(env)
  const text =
    env.DATA_KEYS ?? (await keyFile(path, rng, () => `a1:${rng.bytes(32).toString('hex')}`))
  if (!isDataKeys(text)) throw new Error(`${path} does not hold data keys`)
  const keys = text.split(',').map((one) => {
    const [id = '', hex = ''] = one.split(':')
    return { id, bytes: Buffer.from(hex, 'hex') }
  })
  return createVault(keys, rng)
}
