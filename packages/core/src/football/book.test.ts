import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line, parseLine } from '../sports/line.ts'
import { addMargin, removeMargin } from '../sports/margin.ts'
import { marketOf } from '../sports/markets/catalogue.ts'
import { givesBack } from '../sports/markets/gives-back.ts'
import vectors from '../sports/data/odds-vectors.json' with { type: 'json' }
import { priceFootballBook } from './book.ts'
import { matchMatrices } from './halves.ts'
import { HALF_SHARE, inPlayMatrix } from './in-play.ts'
import { MARGIN_OF, twoWayPrice } from './margins.ts'
import { fairPrice, overShares } from './market-probabilities.ts'
import { scoreMatrix } from './score-matrix.ts'
import { decisiveShare, homeWithStart, overAt, scoreSums } from './score-sums.ts'

const rate = fc.double({ min: 0.2, max: 3.2, noNaN: true })
const rates = fc.record({ home: rate, away: rate })

describe('line markets', () => {
  test.each(vectors.homeHandicaps)('of $rates with $rho are the published ones', (vector) => {
    const matrix = scoreMatrix(vector.rates, vector.rho)
    const sums = scoreSums(matrix)
    for (const [text, win, winHalf, refund, loseHalf, lose, price] of vector.lines) {
      const shares = homeWithStart(sums, parseLine(String(text))!)
      const { win: w, win_half: hw, refund: v, lose_half: hl, lose: l } = shares
      for (const [is, should] of [
        [w, win],
        [hw, winHalf],
        [v, refund],
        [hl, loseHalf],
        [l, lose],
      ]) {
        expect(is).toBeCloseTo(Number(should), 5)
      }
      expect(fairPrice(shares)).toBeCloseTo(Number(price), 4)
    }
    const share = (key: string, name: string) =>
      priceFootballBook(matchMatrices(vector.rates, vector.rho))
        .find((market) => market.key === key)!
        .outcomes.find(({ outcome }) => outcome === name)!.probability
    expect(share('btts', 'yes')).toBeCloseTo(vector.bothScore, 5)
    expect(share('odd_even', 'odd')).toBeCloseTo(vector.odd, 5)
  })

  test('two look-ups give what summing the settlement of every score gives', () => {
    const minutes = fc.integer({ min: 0, max: 80 })
    const scored = fc.nat(3)
    fc.assert(
      fc.property(
        rates,
        minutes,
        scored,
        fc.integer({ min: 0, max: 40 }),
        (given, minute, home, at) => {
          const matrix = inPlayMatrix(given, 0, { minute, score: { home, away: 1 } })
          const quick = overAt(scoreSums(matrix).total, line(at))
          const summed = overShares(matrix, line(at))
          for (const result of ['win', 'win_half', 'refund', 'lose_half', 'lose'] as const) {
            expect(quick[result]).toBeCloseTo(summed[result], 9)
          }
          expect(decisiveShare(quick)).toBeCloseTo(1 / fairPrice(summed), 9)
        },
      ),
    )
  })
})

describe('two-way prices', () => {
  test('from the table are those of the method itself', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (p) => {
        for (const method of ['power', 'shin', 'odds_ratio', 'proportional'] as const) {
          const exact = addMargin([p, 1 - p], 0.06, method)[0]!
          expect(twoWayPrice(p, 0.06, method) / exact).toBeCloseTo(1, 4)
        }
      }),
    )
  })

  test.each(vectors.oddsRatio)('behind $prices by the odds ratio', ({ prices, shares }) => {
    const found = removeMargin(prices, 'odds_ratio')
    found.forEach((share, at) => expect(share).toBeCloseTo(shares[at]!, 5))
    const margin = prices.reduce((sum, price) => sum + 1 / price, 0) - 1
    const back = addMargin(found, margin, 'odds_ratio')
    back.forEach((price, at) => expect(price / prices[at]!).toBeCloseTo(1, 6))
  })
})

describe('the book of a match', () => {
  const states = fc.constantFrom(
    { minute: 0, score: { home: 0, away: 0 } },
    { minute: 20, score: { home: 1, away: 0 } },
    { minute: 60, score: { home: 1, away: 2 }, halfTime: { home: 1, away: 1 } },
  )

  test('[R087] offers only what settlement knows, each with its margin, never with an edge', () => {
    fc.assert(
      fc.property(rates, states, (given, state) => {
        const markets = priceFootballBook(matchMatrices(given, 0, state), state)
        expect(markets.length).toBeGreaterThan(10)
        for (const { key, specifiers, outcomes } of markets) {
          const market = marketOf('football', key)!
          const whole = key.endsWith('double_chance') ? 2 : 1
          let inverse = 0
          for (const { outcome, odds, probability, chances } of outcomes) {
            expect(market.accepts(outcome, specifiers), `${key} ${outcome}`).toBe(true)
            expect(chances !== undefined || !givesBack(market, specifiers)).toBe(true)
            inverse += 1_000 / Number(odds)
            expect((Number(odds) / 1_000) * probability).toBeLessThan(1)
            const sum = chances
              ? Object.values(chances).reduce((total, each) => total + each, 0)
              : 1
            expect(sum).toBeCloseTo(1, 4)
          }
          // The three prices of a double chance name each outcome twice.
          const least = whole === 2 ? 0 : MARGIN_OF[market.settle]! - 1e-4
          expect(inverse / whole - 1).toBeGreaterThan(least)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('the halves together are the match, in play as before it', () => {
    const given = { home: 1.45, away: 1.05 }
    const mean = (shares: Float64Array) => shares.reduce((sum, p, goals) => sum + p * goals, 0)
    for (const share of [HALF_SHARE, 0.448]) {
      const { firstHalf, secondHalf } = matchMatrices(given, 0, undefined, share)
      expect(mean(scoreSums(firstHalf!).home.shares)).toBeCloseTo(1.45 * share, 6)
      expect(mean(scoreSums(secondHalf).home.shares)).toBeCloseTo(1.45 * (1 - share), 6)
    }
    const state = { minute: 60, score: { home: 1, away: 0 }, halfTime: { home: 1, away: 0 } }
    expect(matchMatrices(given, 0, state).firstHalf).toBeNull()
    const now = matchMatrices(given, 0, state).match.cells
    inPlayMatrix(given, 0, state).cells.forEach((cell, at) => expect(now[at]).toBeCloseTo(cell, 9))
  })

  test('a handicap in play is about the goals to come, so that a lead alone does not move it', () => {
    const lines = (home: number) =>
      priceFootballBook(
        matchMatrices({ home: 1.4, away: 1.1 }, 0, { minute: 30, score: { home, away: 0 } }),
        { minute: 30, score: { home, away: 0 } },
      ).filter(({ key }) => key === 'asian_handicap')
    expect(lines(2)).toEqual(lines(0))
  })
})
