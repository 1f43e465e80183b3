import { describe, expect, test } from 'vitest'
import { digitsOfE, digitsOfPi } from '../digits.ts'
import { bitsOf, chiSquare } from './bits.ts'
import { blockFrequency, frequency } from './frequency.ts'
import { countComplexities, linearComplexity } from './linear-complexity.ts'
import { countRanks, matrixRank } from './matrix-rank.ts'
import { approximateEntropy, serial } from './patterns.ts'
import { longestRun, runs } from './runs.ts'
import { spectral } from './spectral.ts'
import { countOverlapping, nonOverlapping } from './templates.ts'
import { universal } from './universal.ts'
import { cumulativeSums, excursionsVariant, randomExcursions, walk } from './walk.ts'
import { chiSquareTail } from '../statistics.ts'

test('the digits of e and pi are those of e and pi', () => {
  expect(digitsOfPi(100)).toBe(
    '1100100100001111110110101010001000100001011010001100001000110100110001001100011001100010100010111000',
  )
  expect(parseInt(digitsOfE(52), 2) / 2 ** 50).toBeCloseTo(Math.E, 14)
  expect(digitsOfE(2000).slice(0, 1000)).toBe(digitsOfE(1000))
  expect(digitsOfPi(2000).slice(0, 1000)).toBe(digitsOfPi(1000))
})

describe('the tests say what SP 800-22 rev. 1a prints for the first million binary digits of e', () => {
  const digits = bitsOf(digitsOfE(1_000_000))
  const walked = walk(digits)

  test.each<readonly [string, () => number, number]>([
    ['2.1 frequency', () => frequency(digits), 0.953749],
    ['2.2 frequency within a block of 128', () => blockFrequency(digits, 128), 0.211072],
    ['2.3 runs', () => runs(digits), 0.561917],
    ['2.4 longest run of ones', () => longestRun(digits), 0.718945],
    ['2.5 rank of matrices', () => matrixRank(digits), 0.306156],
    ['2.6 Fourier transform', () => spectral(digits), 0.847187],
    [
      '2.7 the template 000000001',
      () => nonOverlapping(digits, { templateLength: 9, blocks: 8 })['000000001']!,
      0.07879,
    ],
    ['2.9 universal', () => universal(digits), 0.282568],
    ['2.11 serial of 16, first', () => serial(digits, 16).first, 0.766182],
    ['2.11 serial of 16, second', () => serial(digits, 16).second, 0.462921],
    ['2.11 serial of 2, first', () => serial(digits, 2).first, 0.843764],
    ['2.11 serial of 2, second', () => serial(digits, 2).second, 0.561915],
    ['2.12 approximate entropy of 10', () => approximateEntropy(digits, 10), 0.700073],
    ['2.13 cumulative sums, forward', () => cumulativeSums(digits).forward, 0.669887],
    ['2.13 cumulative sums, backward', () => cumulativeSums(digits).backward, 0.724266],
  ])('%s', (_name, found, printed) => {
    expect(found()).toBeCloseTo(printed, 5)
  })

  test('2.5 the first hundred thousand make 23 matrices of full rank and 60 of one less', () => {
    const first = digits.subarray(0, 100_000)
    expect(countRanks(first, 32)).toEqual([23, 60, 14])
    expect(matrixRank(first)).toBeCloseTo(0.532069, 5)
  })

  test('2.8 nine ones in a row, by the chances of an earlier edition that the example was made with', () => {
    const found = countOverlapping(digits, { length: 9, blockLength: 1032, cells: 6 })
    expect(found).toEqual([329, 164, 150, 111, 78, 136])
    const earlier = [0.367879, 0.18394, 0.137955, 0.099634, 0.069935, 0.140657]
    expect(chiSquareTail(chiSquare(found, earlier), 5)).toBeCloseTo(0.110434, 5)
  })

  test('2.10 the complexities of blocks of 1,000, and what they say by rounded chances as printed', () => {
    const found = countComplexities(digits, 1000)
    expect(found).toEqual([11, 31, 116, 501, 258, 57, 26])
    const rounded = [0.01047, 0.03125, 0.125, 0.5, 0.25, 0.0625, 0.020833]
    expect(chiSquare(found, rounded)).toBeCloseTo(2.700348, 6)
    expect(chiSquareTail(chiSquare(found, rounded), 6)).toBeCloseTo(0.845406, 6)
    expect(linearComplexity(digits, 1000)).toBeCloseTo(0.845406, 2)
  })

  test('2.14 random excursions', () => {
    expect(walked.cycles).toBe(1490)
    expect(randomExcursions(walked)).toMatchObject({
      '-4': expect.closeTo(0.573306, 5),
      '-3': expect.closeTo(0.197996, 5),
      '-2': expect.closeTo(0.164011, 5),
      '-1': expect.closeTo(0.007779, 5),
      '+1': expect.closeTo(0.786868, 5),
    })
  })

  test('2.15 random excursions, variant', () => {
    const printed = {
      '-9': [1450, 0.858946],
      '-8': [1435, 0.794755],
      '-7': [1380, 0.576249],
      '-6': [1366, 0.493417],
      '-5': [1412, 0.633873],
      '-4': [1475, 0.917283],
      '-3': [1480, 0.934708],
      '-2': [1468, 0.816012],
      '-1': [1502, 0.826009],
      '+1': [1409, 0.137861],
      '+2': [1369, 0.200642],
      '+3': [1396, 0.441254],
      '+4': [1479, 0.939291],
      '+5': [1599, 0.505683],
      '+6': [1628, 0.445935],
      '+7': [1619, 0.512207],
      '+8': [1620, 0.538635],
      '+9': [1610, 0.59393],
    } as const
    const found = excursionsVariant(walked)
    for (const [state, [visits, p]] of Object.entries(printed)) {
      expect(walked.visits.get(Number(state))).toBe(visits)
      expect(found[state]).toBeCloseTo(p, 5)
    }
  })
})
