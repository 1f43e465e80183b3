import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showOdds } from '../odds-format.ts'
import { odds } from '../odds.ts'
import vectors from '../sports/data/odds-vectors.json' with { type: 'json' }
import { marketOf } from '../sports/markets/catalogue.ts'
import { SPORT_RULES } from '../sports/rules/sport-rules.ts'
import { ELO_OF, eloProbability, eloRatings } from './elo.ts'
import { duelChance, fitStrengths, placeChances } from './race.ts'
import {
  partChance,
  pointChance,
  seriesChance,
  seriesScores,
  setChance,
  setScores,
} from './series.ts'
import { priceSeries } from './two-way-book.ts'

const chances = fc.double({ min: 0.05, max: 0.95, noNaN: true })

describe('odds formats', () => {
  test.each(vectors.formats)(
    '%d is %d, %s, %d, %d and %d',
    (decimal, american, fractional, hongKong, malay, indonesian) => {
      const price = odds(BigInt(Math.round(Number(decimal) * 1_000)))
      expect(Number(showOdds(price, 'american'))).toBe(american)
      expect(showOdds(price, 'fractional')).toBe(fractional)
      expect(Number(showOdds(price, 'hong_kong'))).toBe(hongKong)
      expect(Number(showOdds(price, 'malay'))).toBe(malay)
      expect(Number(showOdds(price, 'indonesian'))).toBe(indonesian)
    },
  )
})

describe('elo', () => {
  test.each(vectors.elo)('%d against %d with %d at home wins with %d', (first, second, home, p) => {
    expect(eloProbability(first, second, home)).toBeCloseTo(p, 6)
  })

  test('what one side gains the other loses, and a higher win moves more', () => {
    const learned = (difference: number) => {
      const ratings = eloRatings(ELO_OF.american_football)
      ratings.learn({ home: 'a', away: 'b', outcome: 1, difference })
      expect(ratings.of('a') - 1505).toBeCloseTo(1505 - ratings.of('b'), 9)
      return ratings.of('a')
    }
    expect(learned(21)).toBeGreaterThan(learned(3))
  })

  test('a new season draws every side back to the mean', () => {
    const ratings = eloRatings(ELO_OF.american_football)
    ratings.learn({ home: 'a', away: 'b', outcome: 1, difference: 10, season: 2020 })
    const before = ratings.of('a') - 1505
    ratings.learn({ home: 'c', away: 'd', outcome: 0.5, season: 2021 })
    expect(ratings.of('a') - 1505).toBeCloseTo((before * 2) / 3, 9)
  })
})

describe('series', () => {
  test('best of three at 0.6 a set is 0.648', () =>
    expect(seriesChance(0.6, 3)).toBeCloseTo(0.648, 9))

  test('scores sum to one from wherever a match stands', () => {
    fc.assert(
      fc.property(chances, fc.constantFrom(3, 5, 7, 35), (part, bestOf) => {
        const sum = seriesScores(part, bestOf, { home: 1, away: 0 }).reduce(
          (total, each) => total + each.probability,
          0,
        )
        expect(sum).toBeCloseTo(1, 9)
        expect(seriesChance(partChance(part, bestOf), bestOf)).toBeCloseTo(part, 6)
      }),
    )
  })

  test.each(['tennis', 'volleyball', 'badminton', 'table_tennis'] as const)(
    'a set of %s is fair at a half and follows its points',
    (sport) => {
      const scoring = SPORT_RULES[sport].sets!
      expect(setChance(0.5, scoring)).toBeCloseTo(0.5, 9)
      expect(setChance(pointChance(0.7, scoring), scoring)).toBeCloseTo(0.7, 6)
      const ends = setScores(0.55, scoring)
      expect(ends.reduce((sum, each) => sum + each.probability, 0)).toBeCloseTo(1, 9)
      for (const { home, away } of ends)
        expect(Math.max(home, away)).toBeGreaterThanOrEqual(scoring.target)
    },
  )

  test('the book of a match says what settlement knows and moves with the score', () => {
    for (const sport of ['tennis', 'volleyball', 'badminton', 'table_tennis', 'snooker'] as const) {
      const markets = priceSeries(sport, 0.6, 5)
      for (const { key, specifiers, outcomes } of markets) {
        for (const { outcome, odds: price, probability } of outcomes) {
          expect(marketOf(sport, key)!.accepts(outcome, specifiers), `${sport} ${key}`).toBe(true)
          expect((Number(price) / 1_000) * probability).toBeLessThan(1)
        }
      }
      const winner = (sets: { home: number; away: number }, points = { home: 0, away: 0 }) =>
        priceSeries(sport, 0.6, 5, { sets, points }).find(({ key }) => key === 'winner')!
          .outcomes[0]!.probability
      expect(winner({ home: 0, away: 0 })).toBeCloseTo(0.6, 6)
      expect(winner({ home: 1, away: 0 })).toBeGreaterThan(0.6)
      expect(winner({ home: 0, away: 0 }, { home: 5, away: 0 })).toBeGreaterThanOrEqual(
        winner({ home: 0, away: 0 }),
      )
    }
  })
})

describe('races', () => {
  test('equal drivers share every place', () => {
    for (const chance of placeChances([1, 1, 1, 1], 2)) expect(chance).toBeCloseTo(0.5, 4)
  })

  test('the first place goes by strength, the first two as enumeration says', () => {
    const [a, b, c] = [3, 2, 1]
    const first = placeChances([a, b, c], 1)
    first.forEach((chance, at) => expect(chance).toBeCloseTo([3, 2, 1][at]! / 6, 3))
    const lastIsA = (b / 6) * (c / 4) + (c / 6) * (b / 5)
    expect(placeChances([a, b, c], 2)[0]).toBeCloseTo(1 - lastIsA, 3)
    expect(duelChance(a, c)).toBe(0.75)
  })

  test('who wins most is strongest, and an old race weighs less', () => {
    const races = [
      { day: 1, order: ['b', 'a', 'c'] },
      { day: 300, order: ['a', 'b', 'c'] },
    ]
    const strengths = fitStrengths(races, { asOf: 301, xiPerDay: 0.01, ridge: 0.1 })
    expect(strengths.get('a')!).toBeGreaterThan(strengths.get('b')!)
    expect(strengths.get('b')!).toBeGreaterThan(strengths.get('c')!)
    expect([...strengths.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(3, 9)
    expect(fitStrengths(races, { asOf: 300, xiPerDay: 0, ridge: 0.1 }).get('b')!).toBeGreaterThan(1)
  })
})
