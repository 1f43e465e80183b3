import type { KeyObject } from 'node:crypto'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Env } from '../../../platform/env.ts'
import { readPrivateKey, readPublicKey } from './signature.ts'

/** A studio whose games we show and whose calls we take. */
export type Provider = {
  /** First part of its games' codes, and its place in the callbacks' address. */
  readonly code: string
  /** Root of its API. */
  readonly apiUrl: string
  /** Where its games live; nothing else is ever framed. */
  readonly gamesOrigin: string
  /** Checks what it sends. */
  readonly publicKey: KeyObject
  /** Signs what we send. */
  readonly privateKey: KeyObject
  /** Whether an address may call for it. */
  mayCallFrom(address: string): boolean
}

type ProviderEnv = Pick<
  Env,
  | 'DEMO_PROVIDER_URL'
  | 'DEMO_PROVIDER_GAMES_URL'
  | 'DEMO_PROVIDER_PUBLIC_KEY'
  | 'DEMO_PROVIDER_ADDRESSES'
  | 'SEAMLESS_PRIVATE_KEY'
>

/** The providers that the settings name; a provider without its keys is left out. */
export function readProviders(env: ProviderEnv): readonly Provider[] {
  const { DEMO_PROVIDER_URL: apiUrl, DEMO_PROVIDER_PUBLIC_KEY: publicKey } = env
  if (!apiUrl || !publicKey || !env.SEAMLESS_PRIVATE_KEY) return []
  return [
    {
      code: 'orla',
      apiUrl: apiUrl.replace(/\/+$/, ''),
      gamesOrigin: new URL(env.DEMO_PROVIDER_GAMES_URL ?? apiUrl).origin,
      publicKey: readPublicKey(publicKey),
      privateKey: readPrivateKey(env.SEAMLESS_PRIVATE_KEY),
      mayCallFrom: allowList(env.DEMO_PROVIDER_ADDRESSES.split(',')),
    },
  ]
}

/** Origins that pages of ours may frame. */
export const frameOrigins = (env: ProviderEnv): readonly string[] =>
  readProviders(env).map((provider) => provider.gamesOrigin)

/** Whether an address is one of `entries`, each an address or a network such as `10.0.0.0/8`. */
function allowList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries.map((one) => one.trim()).filter((one) => one !== '')) {
    const [address, prefix] = entry.split('/')
    const family = isIPv4(address!) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address!, family)
    else list.addSubnet(address!, Number(prefix), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:/, '')
    if (isIPv4(plain)) return list.check(plain, 'ipv4')
    return isIPv6(plain) && list.check(plain, 'ipv6')
  }
}
