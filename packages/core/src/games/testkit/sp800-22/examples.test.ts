import { describe, expect, test } from 'vitest'
import { bitsOf, bitsOfBytes, chiSquare } from './bits.ts'
import { powerSpectrum } from './fourier.ts'
import { blockFrequency, frequency } from './frequency.ts'
import { shortestRegister } from './linear-complexity.ts'
import { countRanks, matrixRank } from './matrix-rank.ts'
import { approximateEntropy, entropyOfNext, patternStatistic, serial } from './patterns.ts'
import { LONGEST_RUNS, longestRun, runs } from './runs.ts'
import {
  aperiodicTemplates,
  countOverlapping,
  nonOverlapping,
  overlappingChances,
} from './templates.ts'
import { UNIVERSAL, universalStatistic } from './universal.ts'
import { cumulativeSums, excursionsVariant, randomExcursions, walk } from './walk.ts'

/** The first hundred binary digits of pi, by which the publication shows most tests. */
const HUNDRED = bitsOf(
  '1100100100001111110110101010001000100001011010001100001000110100110001001100011001100010100010111000',
)

describe('the tests say what SP 800-22 rev. 1a prints for its short examples', () => {
  test('2.1 frequency', () => {
    expect(frequency(bitsOf('1011010101'))).toBeCloseTo(0.527089, 6)
    expect(frequency(HUNDRED)).toBeCloseTo(0.109599, 5)
  })

  test('2.2 frequency within a block', () => {
    expect(blockFrequency(bitsOf('0110011010'), 3)).toBeCloseTo(0.801252, 6)
    expect(blockFrequency(HUNDRED, 10)).toBeCloseTo(0.706438, 6)
  })

  test('2.3 runs', () => {
    expect(runs(bitsOf('1001101011'))).toBeCloseTo(0.147232, 6)
    expect(runs(HUNDRED)).toBeCloseTo(0.500798, 6)
  })

  test('2.4 longest run of ones', () => {
    const bits = bitsOf(
      '11001100000101010110110001001100111000000000001001001101010100010001001111010110100000001101011111001100111001101101100010110010',
    )
    expect(longestRun(bits)).toBeCloseTo(0.180609, 4)
  })

  test('2.5 rank of matrices', () => {
    const bits = bitsOf('01011001001010101101')
    expect(countRanks(bits, 3)).toEqual([1, 1, 0])
    expect(matrixRank(bits, 3)).toBeCloseTo(0.741948, 4)
  })

  test('2.7 templates without overlap', () => {
    const found = nonOverlapping(bitsOf('10100100101110010110'), { templateLength: 3, blocks: 2 })
    expect(found['001']).toBeCloseTo(0.344154, 6)
  })

  test('2.9 universal', () => {
    const bits = bitsOf('01011010011101010111')
    expect(universalStatistic(bits, { word: 2, warmUp: 4 })).toBeCloseTo(1.1949875, 7)
  })

  test('2.10 linear complexity', () => {
    expect(shortestRegister(bitsOf('1101011110001'))).toBe(4)
  })

  test('2.11 serial', () => {
    const bits = bitsOf('0011011101')
    expect([3, 2, 1].map((length) => patternStatistic(bits, length))).toEqual(
      [2.8, 1.2, 0.4].map((value) => expect.closeTo(value, 9)),
    )
    const { first, second } = serial(bits, 3)
    expect(first).toBeCloseTo(0.808792, 6)
    expect(second).toBeCloseTo(0.67032, 6)
  })

  test('2.12 approximate entropy', () => {
    expect(approximateEntropy(bitsOf('0100110101'), 3)).toBeCloseTo(0.261961, 6)
    expect(entropyOfNext(HUNDRED, 2)).toBeCloseTo(0.665393, 6)
    expect(approximateEntropy(HUNDRED, 2)).toBeCloseTo(0.235301, 6)
  })

  test('2.13 cumulative sums', () => {
    expect(cumulativeSums(bitsOf('1011010111')).forward).toBeCloseTo(0.4116588, 6)
    const { forward, backward } = cumulativeSums(HUNDRED)
    expect(forward).toBeCloseTo(0.219194, 6)
    expect(backward).toBeCloseTo(0.114866, 6)
  })

  test('2.14 and 2.15 random excursions', () => {
    const walked = walk(bitsOf('0110110101'))
    expect(walked.cycles).toBe(3)
    expect(walked.visits.get(1)).toBe(4)
    expect(randomExcursions(walked)['+1']).toBeCloseTo(0.502529, 4)
    expect(excursionsVariant(walked)['+1']).toBeCloseTo(0.683091, 6)
  })
})

describe('what the publication only prints is found again by counting', () => {
  test('2.4 the chances of the longest runs, block by block of coins', () => {
    for (const { blockLength, shortest, chances } of LONGEST_RUNS) {
      const upTo = (longest: number) => chanceOfNoRun(longest + 1, blockLength)
      for (const [cell, printed] of chances.entries()) {
        const below = cell === 0 ? 0 : upTo(shortest + cell - 1)
        const reached = cell === chances.length - 1 ? 1 : upTo(shortest + cell)
        // for blocks of ten thousand the printed ones are up to 0.0016 off
        expect(Math.abs(reached - below - printed)).toBeLessThan(blockLength > 128 ? 0.0016 : 1e-4)
      }
    }
  })

  test('2.6 the transform is the sum of its definition', () => {
    const values = Float64Array.from(HUNDRED, (bit) => 2 * bit - 1)
    const power = powerSpectrum(values)
    for (let k = 0; k < 100; k++) {
      const angle = (j: number) => (2 * Math.PI * k * j) / 100
      const real = values.reduce((sum, x, j) => sum + x * Math.cos(angle(j)), 0)
      const imaginary = values.reduce((sum, x, j) => sum + x * Math.sin(angle(j)), 0)
      expect(power[k]).toBeCloseTo(real ** 2 + imaginary ** 2, 9)
    }
    expect(() => powerSpectrum(new Float64Array(7))).toThrow(RangeError)
  })

  test('2.7 there are 148 templates of nine bits that cannot overlap themselves', () => {
    expect(aperiodicTemplates(2)).toEqual([0b01, 0b10])
    expect(aperiodicTemplates(3)).toEqual([0b001, 0b011, 0b100, 0b110])
    expect(aperiodicTemplates(9)).toHaveLength(148)
  })

  test('2.8 pairs of ones that overlap, and the chances of nine ones in a row as printed', () => {
    const bits = bitsOf('10111011110010110100011100101110111110000101101001')
    const found = countOverlapping(bits, { length: 2, blockLength: 10, cells: 6 })
    expect(found).toEqual([0, 2, 0, 1, 1, 1])
    expect(overlappingChances({ length: 9, blockLength: 1032, cells: 6 })).toEqual(
      [0.364091, 0.185659, 0.139381, 0.100571, 0.070432, 0.139865].map((chance) =>
        expect.closeTo(chance, 5),
      ),
    )
    // of three bits two have no pair of ones twice, and one has: 111
    expect(overlappingChances({ length: 2, blockLength: 3, cells: 3 })).toEqual([
      5 / 8,
      2 / 8,
      1 / 8,
    ])
  })

  test('2.9 the mean of the universal statistic is the sum that defines it', () => {
    for (const { word, mean } of UNIVERSAL) {
      let sum = 0
      let chance = 2 ** -word
      for (let distance = 1; distance < 200 * 2 ** word; distance++) {
        sum += chance * Math.log2(distance)
        chance *= 1 - 2 ** -word
      }
      expect(sum).toBeCloseTo(mean, 6)
    }
  })

  test('2.10 a register is as long as the one that made the bits, and a lone one needs them all', () => {
    for (const length of [5, 31, 32, 33, 90]) {
      const bits = new Uint8Array(400)
      bits[length - 1] = 1
      for (let i = length; i < bits.length; i++) bits[i] = bits[i - 1]! ^ bits[i - length]!
      expect(shortestRegister(bits)).toBe(length)
    }
    expect(shortestRegister(new Uint8Array(100))).toBe(0)
    expect(shortestRegister(bitsOf(`${'0'.repeat(99)}1`))).toBe(100)
  })

  test('bytes are read from their most significant bit on', () => {
    expect(bitsOfBytes(Uint8Array.of(0b1010_0000, 0b1100_0001), 10).join('')).toBe('1010000011')
    expect(chiSquare([1, 3], [0.5, 0.5])).toBe(1)
  })
})

/** How likely so many coins show no run of `length` heads, by how many came last. */
function chanceOfNoRun(length: number, coins: number): number {
  let byLast = new Float64Array(length)
  byLast[0] = 1
  for (let coin = 0; coin < coins; coin++) {
    const next = new Float64Array(length)
    next[0] = byLast.reduce((sum, chance) => sum + chance, 0) / 2
    for (let last = 1; last < length; last++) next[last] = byLast[last - 1]! / 2
    byLast = next
  }
  return byLast.reduce((sum, chance) => sum + chance, 0)
}
