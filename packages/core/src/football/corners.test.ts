import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marketOf } from '../sports/markets/catalogue.ts'
import { priceCornerBook } from './book.ts'
import { cornerMatrix } from './corners.ts'
import { decisiveShare, overAt, scoreSums } from './score-sums.ts'
import { line } from '../sports/line.ts'

const rates = fc.record({
  home: fc.double({ min: 0.2, max: 12, noNaN: true }),
  away: fc.double({ min: 0.2, max: 12, noNaN: true }),
})

const momentsOf = ({ from, shares }: { from: number; shares: ArrayLike<number> }) => {
  const all = Array.from(shares, (share, at) => ({ share, count: from + at }))
  const mean = all.reduce((sum, { share, count }) => sum + share * count, 0)
  return {
    mean,
    variance: all.reduce((sum, { share, count }) => sum + share * (count - mean) ** 2, 0),
  }
}

describe('corners to come', () => {
  test('have the means that were asked for, and the spread of each side and of both', () => {
    fc.assert(
      fc.property(rates, ({ home, away }) => {
        const sums = scoreSums(cornerMatrix({ home, away }, undefined, 1.2))
        for (const [counts, mean] of [
          [sums.home, home],
          [sums.away, away],
          [sums.total, home + away],
        ] as const) {
          const moments = momentsOf(counts)
          expect(moments.mean).toBeCloseTo(mean, 3)
          expect(moments.variance).toBeCloseTo(1.2 * mean, 2)
        }
      }),
      { numRuns: 30 },
    )
  })

  test.each([
    { home: 5.4, away: 4.9, spread: 12 / 10.3, over: 0.6 },
    { home: 5.4, away: 4.6, spread: 1.07, over: 0.56 },
  ])('of $home and $away a match pass 9.5 as often as they did', ({ home, away, spread, over }) => {
    const { total } = scoreSums(cornerMatrix({ home, away }, undefined, spread))
    expect(Math.abs(decisiveShare(overAt(total, line(9.5 * 4))) - over)).toBeLessThan(0.04)
  })

  test('come on top of those that were taken', () => {
    const { total } = scoreSums(cornerMatrix({ home: 1, away: 1 }, { home: 6, away: 3 }))
    expect(total.from).toBe(9)
    expect(momentsOf(total).mean).toBeCloseTo(11, 3)
  })

  test.each([0, -1, Number.NaN, Infinity])('a rate of %d is refused', (home) => {
    expect(() => cornerMatrix({ home, away: 5 })).toThrow(RangeError)
  })
})

describe('the prices of corners', () => {
  test('[R085] [R087] offer only what settlement knows, each with its margin, never with an edge', () => {
    fc.assert(
      fc.property(rates, (expected) => {
        const book = priceCornerBook(cornerMatrix(expected))
        expect(book.map(({ key }) => key)).toContain('corners_total')
        for (const { key, specifiers, outcomes } of book) {
          const market = marketOf('football', key)!
          expect(outcomes.every(({ outcome }) => market.accepts(outcome, specifiers))).toBe(true)
          for (const { odds, probability } of outcomes) {
            expect(Number(odds) * probability).toBeLessThan(1000)
          }
          const inverse = outcomes.reduce((sum, { odds }) => sum + 1000 / Number(odds), 0)
          expect(inverse).toBeGreaterThan(1.04)
        }
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    { home: 9, away: 12, total: 20.5, start: 3 },
    { home: 12, away: 2, total: 13.5, start: -10 },
    { home: 0.5, away: 0.5, total: 0.75, start: 0 },
  ])('offer the even line of $home and $away', ({ home, away, total, start }) => {
    const book = priceCornerBook(cornerMatrix({ home, away }))
    const middle = (key: string, specifier: string) => {
      const lines = book.filter((market) => market.key === key)
      return Number(lines[lines.length >> 1]!.specifiers[specifier])
    }
    expect(Math.abs(middle('corners_total', 'total') - total)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(middle('corners_handicap', 'hcp') - start)).toBeLessThanOrEqual(0.5)
  })
})
