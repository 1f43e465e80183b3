import { describe, expect, test } from 'vitest'
import { outcomeOfHmac } from '../fairness/chain.ts'
import { serverSeedFrom } from '../fairness/seeds.ts'
import { pick } from '../fairness/stream.ts'
import { MINES_TILES } from './mines/rules.ts'

const WORDS = 2 ** 32
/** Everything that a game draws from: tiles, tiles of a row, wheels, rolls, the words of limbo. */
const SCALES = [2, 3, 4, 10, 15, ...Array.from({ length: MINES_TILES }, (_, i) => i + 1), 10_001]

describe('[RNG-03] [BAT-04] words become outcomes without favour, each of them counted', () => {
  test.each([...new Set(SCALES)])('of 2^32 words each of %i outcomes has as many, to one', (n) => {
    // outcome k begins at the first word w with w × n ≥ k × 2^32
    const first = (k: number) => Number((BigInt(k) * BigInt(WORDS) + BigInt(n) - 1n) / BigInt(n))
    const counts = Array.from({ length: n }, (_, k) => first(k + 1) - first(k))
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    // and pick begins it there, at every single boundary
    for (let k = 1; k < n; k++) {
      expect(pick(first(k) / WORDS, n)).toBe(k)
      expect(pick((first(k) - 1) / WORDS, n)).toBe(k - 1)
    }
    expect([pick(0, n), pick((WORDS - 1) / WORDS, n)]).toEqual([0, n - 1])
  })
})

describe('[GAM-09] what a shared draw shows as a wheel or a digit is as likely as that object would make it', () => {
  test.each([10, 15])('of 2^256 hashes each of %i outcomes has as many, to one', (n) => {
    const all = 2n ** 256n
    const first = (k: number) => (BigInt(k) * all + BigInt(n) - 1n) / BigInt(n)
    const outcome = (hash: bigint) => outcomeOfHmac(hash.toString(16).padStart(64, '0'), n)
    const counts = Array.from({ length: n }, (_, k) => first(k + 1) - first(k))
    expect(
      counts.every((count) => count === all / BigInt(n) || count === all / BigInt(n) + 1n),
    ).toBe(true)
    for (let k = 1; k < n; k++) {
      expect(outcome(first(k))).toBe(k)
      expect(outcome(first(k) - 1n)).toBe(k - 1)
    }
    expect([outcome(0n), outcome(all - 1n)]).toEqual([0, n - 1])
  })
})

test('[RNG-05] a seed has more bits than any board has ways to lie', () => {
  let ways = 1n
  for (let tile = 2n; tile <= BigInt(MINES_TILES); tile++) ways *= tile
  expect(ways).toBeLessThan(2n ** 256n)
  expect(serverSeedFrom(new Uint8Array(32).fill(0xa5))).toBe('a5'.repeat(32))
  for (const bytes of [31, 33]) expect(() => serverSeedFrom(new Uint8Array(bytes))).toThrow(/32/)
})
