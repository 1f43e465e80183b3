import { describe, expect, test } from 'vitest'
import { drawOutcome } from '../fairness/chain.ts'
import { floatsFrom } from '../fairness/stream.ts'
import { bytesOfDraws, bytesOfRounds } from './testkit/product-streams.ts'
import { bitsOfBytes } from './testkit/sp800-22/bits.ts'
import type { Bits } from './testkit/sp800-22/bits.ts'
import { SUITE } from './testkit/sp800-22/suite.ts'
import { ALPHA, judge, leastPassed, uniformity } from './testkit/sp800-22/verdict.ts'

const SEQUENCE_BITS = 1_000_000
const SEEDS = { serverSeed: 'c3'.repeat(32), clientSeed: 'vento' }
const CHAIN = { seed: 'c3'.repeat(32), salt: 'mar' }

const bytesOfOneGame = bytesOfRounds(SEEDS, SEQUENCE_BITS / 8)
const rounds = bitsOfBytes(bytesOfOneGame)
const draws = bitsOfBytes(bytesOfDraws(CHAIN, SEQUENCE_BITS / 8))

const P_VALUES = 188
/** What the smallest of so many chances stays above, 99 times of a hundred (Holm 1979). */
const LEAST = ALPHA / P_VALUES

const sections = SUITE.map(({ section }) => section)
const chancesOf = (bits: Bits, asked: readonly string[]) =>
  SUITE.filter(({ section }) => asked.includes(section)).flatMap(({ section, pValues }) =>
    Object.entries(pValues(bits)).map(([label, p]) => ({ section, label, p })),
  )

describe('[BAT-01] [BAT-02] a million bits of what games draw from pass the fifteen tests of NIST SP 800-22', () => {
  test('of a player’s rounds and of shared draws, all p-values of each together at 99 %', () => {
    expect(sections).toHaveLength(15)
    for (const bits of [rounds, draws]) {
      const found = chancesOf(bits, sections)
      expect(found).toHaveLength(P_VALUES)
      expect(found.filter(({ p }) => !(p >= LEAST && p <= 1 + 1e-9))).toEqual([])
    }
  })

  test('they are the very bits that rounds and draws are made of', () => {
    const first = floatsFrom({ ...SEEDS, nonce: 1 }, 24)
    const second = floatsFrom({ ...SEEDS, nonce: 2 }, 24)
    const view = new DataView(bytesOfOneGame.buffer)
    const floats = Array.from({ length: 48 }, (_, i) => view.getUint32(4 * i) / 2 ** 32)
    expect(floats).toEqual([...first, ...second])
    const hmac = BigInt(`0x${Buffer.from(bytesOfDraws(CHAIN, 32)).toString('hex')}`)
    expect(drawOutcome(CHAIN.seed, CHAIN.salt, 15)).toBe(Number((hmac * 15n) >> 256n))
  })
})

describe('[BAT-02] [BAT-05] what is not random is refused', () => {
  const every = (period: number) => rounds.map((bit, i) => (i % period === 0 ? 1 : bit))
  const repeated = (length: number) => rounds.map((_, i) => rounds[i % length]!)
  const register = () => {
    const bits = rounds.slice()
    for (let i = 31; i < bits.length; i++) bits[i] = bits[i - 28]! ^ bits[i - 31]!
    return bits
  }
  const counter = () =>
    bitsOfBytes(Uint8Array.from({ length: SEQUENCE_BITS / 8 }, (_, i) => (i * 151) & 0xff))

  test.each<readonly [string, () => Bits, readonly string[]]>([
    ['one bit of a hundred that is always one', () => every(100), ['2.1', '2.13']],
    ['a stream that begins anew', () => repeated(10_000), ['2.6', '2.9', '2.11']],
    ['a shift register, even as its bits are', register, ['2.5', '2.10']],
    ['a counter that nobody hashed', counter, ['2.7', '2.8', '2.12']],
  ])('%s', (_name, make, asked) => {
    const found = chancesOf(make(), asked)
    const refusing = asked.filter((section) =>
      found.some((one) => one.section === section && one.p < LEAST),
    )
    expect(refusing).toEqual(asked)
  })

  test('a register of 31 bits is even, so that only tests of how it is made find it out', () => {
    expect(chancesOf(register(), ['2.1', '2.3']).every(({ p }) => p > LEAST)).toBe(true)
  })
})

describe('[BAT-02] many sequences are judged by their share of passes and by how evenly p-values lie', () => {
  const even = Array.from({ length: 1000 }, (_, i) => (i + 0.5) / 1000)
  const withFailures = (failures: number, sequences: number) =>
    Array.from({ length: sequences }, (_, i) =>
      i < failures ? 0.005 : 0.01 + (0.99 * (i + 0.5)) / sequences,
    )

  test('97 of a hundred and 981 of a thousand must pass, three deviations below 99 %', () => {
    expect(leastPassed(100)).toBe(97)
    expect(leastPassed(1000)).toBe(981)
    expect(judge(withFailures(3, 100))).toMatchObject({ passed: 97, holds: true })
    expect(judge(withFailures(4, 100))).toMatchObject({ passed: 96, holds: false })
  })

  test('p-values that crowd together are refused although each of them passes', () => {
    expect(uniformity(even)).toBe(1)
    expect(judge(even.map((p) => 0.4 + p / 5))).toMatchObject({ passed: 1000, holds: false })
    expect(judge(even)).toMatchObject({ passed: 990, holds: true })
  })

  test('what is no number passes nowhere', () => {
    expect(judge(even.map(() => NaN))).toMatchObject({ passed: 0, holds: false })
    expect(judge([])).toMatchObject({ holds: false })
  })
})
