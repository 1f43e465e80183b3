import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hex, utf8 } from './bytes.ts'
import { explain } from './explain.ts'
import { hmacKey, hmacSha256 } from './hmac.ts'
import { isClientSeed, serverSeedFrom, serverSeedHash } from './seeds.ts'
import { sha256 } from './sha256.ts'
import { floatsFrom, pick, wordsFrom } from './stream.ts'

const anyBytes = fc.uint8Array({ maxLength: 300, size: 'max' })
const anySeeds = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{0,130}$/, { size: 'max' }),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/, { size: 'max' }),
  nonce: fc.nat(),
})

describe('the hash', () => {
  test('every length around the padding limits hashes as node:crypto does', () => {
    for (let length = 0; length <= 260; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 131 + length) & 255)
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })

  test('HMAC of any key and message is that of node:crypto', () => {
    fc.assert(
      fc.property(anyBytes, anyBytes, (key, message) => {
        const expected = createHmac('sha256', key).update(message).digest('hex')
        expect(hex(hmacSha256(hmacKey(key), message))).toBe(expected)
      }),
    )
  })

  test('a text becomes its UTF-8 bytes, ASCII or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100, size: 'max' }), (text) => {
        expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'))
      }),
    )
  })

  test('a prepared key serves many messages without remembering any', () => {
    const key = hmacKey(utf8('seed'))
    const first = hex(hmacSha256(key, utf8('a')))
    hmacSha256(key, utf8('b'.repeat(200)))
    expect(hex(hmacSha256(key, utf8('a')))).toBe(first)
  })
})

describe('the stream', () => {
  test('numbers are consecutive four-byte groups of HMAC(serverSeed, clientSeed:nonce:block)', () => {
    fc.assert(
      fc.property(anySeeds, fc.integer({ min: 1, max: 30 }), (seeds, count) => {
        const blocks = Array.from({ length: 4 }, (_, block) =>
          createHmac('sha256', seeds.serverSeed)
            .update(`${seeds.clientSeed}:${seeds.nonce}:${block}`)
            .digest(),
        )
        const bytes = Buffer.concat(blocks)
        const expected = Array.from({ length: count }, (_, i) => bytes.readUInt32BE(4 * i))
        expect(wordsFrom(seeds, count)).toEqual(expected)
        expect(floatsFrom(seeds, count)).toEqual(expected.map((word) => word / 2 ** 32))
      }),
    )
  })

  test('a longer stream begins with the shorter one', () => {
    const seeds = { serverSeed: 'a', clientSeed: 'b', nonce: 1 }
    expect(floatsFrom(seeds, 24).slice(0, 9)).toEqual(floatsFrom(seeds, 9))
  })

  test('seeds used after hundreds of others still give their own numbers', () => {
    const first = floatsFrom({ serverSeed: 'first', clientSeed: 'c', nonce: 1 }, 1)
    for (let i = 0; i < 600; i++) floatsFrom({ serverSeed: `s${i}`, clientSeed: 'c', nonce: 1 }, 1)
    expect(floatsFrom({ serverSeed: 'first', clientSeed: 'c', nonce: 1 }, 1)).toEqual(first)
  })

  test('a pick equals the integer form of the same draw', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), fc.integer({ min: 1, max: 2 ** 21 - 1 }), (word, n) => {
        expect(pick(word / 2 ** 32, n)).toBe(Number((BigInt(word) * BigInt(n)) >> 32n))
      }),
    )
  })

  test.each([-1, 1.5, Number.NaN, 2 ** 53])('a nonce of %d is refused', (nonce) => {
    expect(() => wordsFrom({ serverSeed: 'a', clientSeed: 'b', nonce }, 1)).toThrow(RangeError)
  })
})

describe('seeds', () => {
  test('the published hash is that of the text of the seed', () => {
    const seed = serverSeedFrom(Uint8Array.from({ length: 32 }, (_, i) => 255 - i))
    expect(seed).toMatch(/^fffe[0-9a-f]{58}e0$/)
    expect(serverSeedHash(seed)).toBe(createHash('sha256').update(seed, 'utf8').digest('hex'))
    expect(() => serverSeedFrom(new Uint8Array(16))).toThrow(RangeError)
  })

  test.each(['', 'a:b', 'é', 'a b', 'x'.repeat(65)])('the client seed %j is refused', (text) =>
    expect(isClientSeed(text)).toBe(false),
  )

  test.each(['a', 'A-b_9', 'x'.repeat(64)])('the client seed %j is accepted', (text) =>
    expect(isClientSeed(text)).toBe(true),
  )
})

describe('the explanation', () => {
  test('shows the very bytes and numbers that the game used', () => {
    fc.assert(
      fc.property(anySeeds, fc.integer({ min: 1, max: 25 }), (seeds, count) => {
        const shown = explain(seeds, count).blocks.flatMap((block) => block.floats)
        expect(shown.map((each) => each.float)).toEqual(floatsFrom(seeds, count))
        for (const each of shown) {
          const sum = each.terms.reduce((total, term) => total + term, 0)
          expect(sum).toBe(each.float)
          expect(each.bytes).toHaveLength(4)
        }
      }),
    )
  })

  test('says whether the revealed seed is the committed one', () => {
    const seeds = { serverSeed: 'abc', clientSeed: 'me', nonce: 1 }
    expect(explain(seeds, 1).hashMatches).toBeNull()
    expect(explain(seeds, 1, ` ${serverSeedHash('abc').toUpperCase()}\n`).hashMatches).toBe(true)
    expect(explain(seeds, 1, serverSeedHash('abd')).hashMatches).toBe(false)
  })
})
