import { utf8 } from './bytes.ts'
import { hmacKey, hmacSha256 } from './hmac.ts'
import type { HmacKey } from './hmac.ts'
import type { RoundSeeds } from './seeds.ts'

const FLOATS_PER_BLOCK = 8

/** What a block of the byte stream hashes: `clientSeed:nonce:block`. */
export const blockMessage = (seeds: RoundSeeds, block: number): string =>
  `${seeds.clientSeed}:${seeds.nonce}:${block}`

/** Block `block` of the stream: HMAC-SHA256 under the server seed's text, 32 bytes. */
export function streamBlock(seeds: RoundSeeds, block: number): Uint8Array {
  return hmacSha256(keyFor(seeds.serverSeed), utf8(blockMessage(seeds, block)))
}

/** The first `count` words of the stream: four bytes each, most significant first. */
export function wordsFrom(seeds: RoundSeeds, count: number): number[] {
  assertNonce(seeds.nonce)
  const words: number[] = []
  for (let block = 0; words.length < count; block++) {
    const bytes = streamBlock(seeds, block)
    const wanted = Math.min(FLOATS_PER_BLOCK, count - words.length)
    for (let i = 0; i < wanted; i++) words.push(wordAt(bytes, 4 * i))
  }
  return words
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0

/** The first `count` numbers of the stream, each in [0, 1) and exactly `word / 2^32`. */
export const floatsFrom = (seeds: RoundSeeds, count: number): number[] =>
  wordsFrom(seeds, count).map((word) => word / 2 ** 32)

/** A whole number from 0 to `n - 1`; exact for `n` below 2^21, biased by less than `n / 2^32`. */
export const pick = (float: number, n: number): number => Math.floor(float * n)

function assertNonce(nonce: number) {
  if (!Number.isSafeInteger(nonce) || nonce < 0) {
    throw new RangeError('a nonce is a whole number, zero or more')
  }
}

const MAX_CACHED_KEYS = 10_000
const cachedKeys = new Map<string, HmacKey>()

/** A player's bets share a seed for a while, so that the last keys used are worth keeping. */
function keyFor(serverSeed: string): HmacKey {
  const cached = cachedKeys.get(serverSeed)
  if (cached) return cached
  if (cachedKeys.size >= MAX_CACHED_KEYS) cachedKeys.delete(cachedKeys.keys().next().value!)
  const key = hmacKey(utf8(serverSeed))
  cachedKeys.set(serverSeed, key)
  return key
}
