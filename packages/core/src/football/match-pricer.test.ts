import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MARKETS, matchPricer } from './match-pricer.ts'
import { result3Probabilities } from './market-probabilities.ts'
import { scoreMatrix } from './score-matrix.ts'

const rate = fc.double({ min: 0.3, max: 2.5, noNaN: true })

describe('repricing', () => {
  const pricer = matchPricer(0)

  test('has fifty markets', () => expect(MARKETS).toBe(50))

  test('gives the fair prices of the score matrix, rounded down', () => {
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        (home, away, rho) => {
          const prices = new Float64Array(pricer.prices)
          pricer.price({ home, away, rho }, prices)
          const fair = result3Probabilities(scoreMatrix({ home, away }, rho))
          const shown = [fair.home, fair.draw, fair.away]
          shown.forEach((share, at) => {
            expect(prices[at]! * share).toBeLessThanOrEqual(1.002)
            expect((prices[at]! + 0.01) * share).toBeGreaterThan(0.998)
          })
        },
      ),
    )
  })

  test('says the same again after other matches, with nothing left of them', () => {
    const first = new Float64Array(pricer.prices)
    const again = new Float64Array(pricer.prices)
    pricer.price({ home: 1.4, away: 1.1, rho: -0.05 }, first)
    pricer.price({ home: 2.4, away: 0.3, rho: 0.1 }, again)
    pricer.price({ home: 1.4, away: 1.1, rho: -0.05 }, again)
    expect(again).toEqual(first)
    expect(first.every((price) => price >= 1.01)).toBe(true)
  })
})
