import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatLine, line, parseLine } from '../sports/line.ts'
import { priceFootballBook, priceTotals } from './book.ts'
import { matchMatrices } from './halves.ts'
import { inPlayMatrix, remainingGoalShare } from './in-play.ts'
import { evenTotalLine, fairPrice, overShares } from './market-probabilities.ts'
import { result3Probabilities, totalGoals } from './market-probabilities.ts'
import { IN_PLAY_VECTORS, SCORE_VECTORS } from './model-vectors.ts'
import { FOOTBALL_MARGINS } from './prices.ts'
import type { Score } from '../sports/markets/market-rule.ts'
import { scoreMatrix } from './score-matrix.ts'
import type { ScoreMatrix } from './score-matrix.ts'

const NIL: Score = { home: 0, away: 0 }
const rate = fc.double({ min: 0.2, max: 3.2, noNaN: true })
const rates = fc.record({ home: rate, away: rate })
const rhos = fc.double({ min: -0.05, max: 0.05, noNaN: true })

describe('the score matrix', () => {
  test.each(SCORE_VECTORS)('of $rates with $rho is the published model', (vector) => {
    const matrix = scoreMatrix(vector.rates, vector.rho)
    const at = (x: number, y: number) => matrix.cells[x * matrix.size + y]!
    const shown = { p00: at(0, 0), p01: at(0, 1), p10: at(1, 0), p11: at(1, 1), p21: at(2, 1) }
    const all = { ...shown, ...result3Probabilities(matrix) }
    for (const [name, value] of Object.entries(all)) {
      expect(value).toBeCloseTo(vector[name as keyof typeof all], 5)
    }
    expect(overShares(matrix, line(10)).win).toBeCloseTo(vector.over25, 5)
    for (const [text, price] of vector.overPrices) {
      expect(fairPrice(overShares(matrix, parseLine(text)!))).toBeCloseTo(price, 4)
    }
  })

  test('holds all but a trace of the probability, corrected or not', () => {
    fc.assert(
      fc.property(rates, rhos, (given, rho) => {
        const whole = totalGoals(scoreMatrix(given, rho)).reduce((sum, each) => sum + each, 0)
        expect(whole).toBeCloseTo(1, 5)
      }),
    )
  })
})

describe('fair prices', () => {
  test('of over and under share one unit of probability at every line', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 2, max: 30 }).map(line), (given, at) => {
        const over = overShares(scoreMatrix(given, 0), at)
        const under = {
          win: over.lose,
          win_half: over.lose_half,
          refund: over.refund,
          lose_half: over.win_half,
          lose: over.win,
        }
        expect(1 / fairPrice(over) + 1 / fairPrice(under)).toBeCloseTo(1, 9)
      }),
    )
  })

  test('give neither side an edge: the expected return of a unit is a unit', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 2, max: 24 }).map(line), (given, at) => {
        const shares = overShares(scoreMatrix(given, 0), at)
        const price = fairPrice(shares)
        const whole = Object.values(shares).reduce((sum, share) => sum + share, 0)
        const back =
          shares.win * price +
          (shares.win_half * (price + 1)) / 2 +
          shares.refund +
          shares.lose_half / 2
        expect(back).toBeCloseTo(whole, 9)
      }),
    )
  })

  test('of the even line are nearest to 2', () => {
    fc.assert(
      fc.property(rates, (given) => {
        const matrix = scoreMatrix(given, 0)
        const gap = (at: number) => Math.abs(1 / fairPrice(overShares(matrix, line(at))) - 0.5)
        const even = evenTotalLine(matrix)
        for (let at = 2; at < 30; at++) expect(gap(even)).toBeLessThanOrEqual(gap(at) + 1e-12)
      }),
    )
  })
})

describe('in play', () => {
  test.each(IN_PLAY_VECTORS)('minute $minute at $score', (vector) => {
    expect(remainingGoalShare(vector.minute)).toBeCloseTo(vector.remainingShare, 6)
    const matrix = inPlayMatrix({ home: 1.45, away: 1.05 }, 0, vector)
    const shares = result3Probabilities(matrix)
    expect(shares.home).toBeCloseTo(vector.home, 5)
    expect(shares.draw).toBeCloseTo(vector.draw, 5)
    expect(shares.away).toBeCloseTo(vector.away, 5)
    expect(overShares(matrix, line(10)).win).toBeCloseTo(vector.over25, 5)
  })

  test('the share to come falls from one to nothing and never rises', () => {
    expect(remainingGoalShare(-5)).toBe(1)
    expect(remainingGoalShare(0)).toBe(1)
    expect(remainingGoalShare(90, 13)).toBe(0)
    expect(remainingGoalShare(90, 20)).toBe(0)
    for (let minute = 0; minute < 90; minute++) {
      expect(remainingGoalShare(minute + 1)).toBeLessThan(remainingGoalShare(minute))
    }
  })

  test('the goals of stoppage time are to come until it is played, in each half', () => {
    expect(remainingGoalShare(45)).toBeCloseTo(0.625, 6)
    expect(remainingGoalShare(45, 3)).toBeCloseTo(0.609, 6)
    expect(remainingGoalShare(45, 6)).toBeCloseTo(0.593, 6)
    expect(remainingGoalShare(45, 9)).toBeCloseTo(0.593, 6)
    expect(remainingGoalShare(90)).toBeCloseTo(0.107, 6)
    expect(remainingGoalShare(90, 5)).toBeCloseTo(0.033, 6)
    for (let added = 0; added < 13; added++) {
      expect(remainingGoalShare(90, added + 1)).toBeLessThan(remainingGoalShare(90, added))
    }
  })

  test('a half ends with its stoppage time, not with its last whole minute', () => {
    const rates = { home: 1.45, away: 1.05 }
    const meanOf = (matrix: ScoreMatrix | null) =>
      totalGoals(matrix!).reduce((sum, share, goals) => sum + share * goals, 0)
    const at = (minute: number, added: number, halfTime: Score | null = null) =>
      matchMatrices(rates, 0, { minute, added, score: NIL, halfTime })
    expect(meanOf(at(45, 0).firstHalf)).toBeCloseTo(2.5 * 0.032, 4)
    expect(meanOf(at(45, 6).firstHalf)).toBeCloseTo(0, 6)
    expect(meanOf(at(45, 0).match)).toBeCloseTo(2.5 * 0.625, 4)
    expect(meanOf(at(45, 2, NIL).match)).toBeCloseTo(2.5 * 0.593, 4)
    expect(meanOf(at(45, 0, NIL).secondHalf)).toBeCloseTo(2.5 * 0.593, 4)
    expect(meanOf(at(90, 0, NIL).secondHalf)).toBeCloseTo(2.5 * 0.107, 4)
    expect(meanOf(at(90, 13, NIL).match)).toBe(0)
  })

  test('the price at kick-off is the price before it', () => {
    const before = scoreMatrix({ home: 1.45, away: 1.05 }, -0.05)
    const state = { minute: 0, score: { home: 0, away: 0 } }
    expect(inPlayMatrix({ home: 1.45, away: 1.05 }, -0.05, state)).toEqual(before)
  })

  test('the even line moves with the goals', () => {
    const at = (home: number, minute: number) =>
      evenTotalLine(
        inPlayMatrix({ home: 1.45, away: 1.05 }, 0, { minute, score: { home, away: 0 } }),
      )
    expect(formatLine(at(0, 0))).toBe('2.25')
    expect(at(2, 30)).toBe(at(0, 30) + 8)
    expect(at(0, 80)).toBeLessThan(at(0, 10))
  })
})

describe('prices', () => {
  test('carry the margin and round down to the cent', () => {
    fc.assert(
      fc.property(rates, (given) => {
        const matrix = scoreMatrix(given, 0)
        const result = priceFootballBook(matchMatrices(given, 0)).filter(({ key }) => key === '1x2')
        for (const market of [...result, ...priceTotals(matrix, [evenTotalLine(matrix)])]) {
          const offered = market.outcomes.map((each) => Number(each.odds) / 1_000)
          const margin = offered.reduce((sum, price) => sum + 1 / price, 0) - 1
          const wanted = market.key === '1x2' ? FOOTBALL_MARGINS.result : FOOTBALL_MARGINS.total
          expect(margin).toBeGreaterThanOrEqual(wanted - 1e-9)
          expect(margin).toBeLessThan(wanted + 0.03)
          for (const each of market.outcomes) {
            expect(Number(each.odds) % 10).toBe(0)
            expect((Number(each.odds) / 1_000) * each.probability).toBeLessThan(1)
          }
        }
      }),
    )
  })

  test('name each market by key and line', () => {
    const markets = priceTotals(scoreMatrix({ home: 1.4, away: 1 }, 0), [line(9), line(10)])
    expect(markets.map((market) => [market.key, market.specifiers])).toEqual([
      ['total', { total: '2.25' }],
      ['total', { total: '2.50' }],
    ])
  })

  test('are withheld for what is over: a match after its stoppage time', () => {
    const matrix = inPlayMatrix({ home: 1.4, away: 1 }, 0, {
      minute: 90,
      added: 13,
      score: { home: 2, away: 0 },
    })
    for (const market of priceTotals(matrix, [line(6), line(10)])) {
      expect(market.outcomes.map((each) => each.odds)).toEqual(market.outcomes.map(() => null))
    }
  })
})
