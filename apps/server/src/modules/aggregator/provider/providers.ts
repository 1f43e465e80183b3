import type { KeyObject } from 'node:crypto'
import { parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { addressList } from '../../../platform/address-list.ts'
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
  /** The most that it may bring with one call: more is a mistake, or somebody with its key. */
  readonly largestCredit: Money
  /** Whether an address may call for it. */
  mayCallFrom(address: string): boolean
}

type ProviderEnv = Pick<
  Env,
  | 'DEMO_PROVIDER_URL'
  | 'DEMO_PROVIDER_GAMES_URL'
  | 'DEMO_PROVIDER_PUBLIC_KEY'
  | 'DEMO_PROVIDER_ADDRESSES'
  | 'DEMO_PROVIDER_LARGEST_CREDIT'
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
      largestCredit: parseMoney(env.DEMO_PROVIDER_LARGEST_CREDIT)!,
      mayCallFrom: addressList(env.DEMO_PROVIDER_ADDRESSES.split(',')),
    },
  ]
}

/** Origins that pages of ours may frame. */
export const frameOrigins = (env: ProviderEnv): readonly string[] =>
  readProviders(env).map((provider) => provider.gamesOrigin)
