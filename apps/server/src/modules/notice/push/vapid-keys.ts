import { join } from 'node:path'
import webPush from 'web-push'
import type { Deps } from '../../../deps.ts'
import { keyFile } from '../../../platform/key-file.ts'

const FILE = 'push-vapid.key'

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/**
 * The keys by which push services know this server (RFC 8292): the settings VAPID_PUBLIC_KEY and
 * VAPID_PRIVATE_KEY, or a file of the data folder that is made on first use. Null in production
 * without the settings: nothing is pushed there.
 */
export async function vapidKeys({
  env,
  rng,
}: Pick<Deps, 'env' | 'rng'>): Promise<VapidKeys | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (publicKey && privateKey) return { publicKey, privateKey }
  if (env.NODE_ENV === 'production') return null
  const made = await keyFile(join(env.DATA_DIR, FILE), rng, () => {
    const keys = webPush.generateVAPIDKeys()
    return `${keys.publicKey} ${keys.privateKey}`
  })
  const [first = '', second = ''] = made.split(' ')
  return { publicKey: first, privateKey: second }
}
