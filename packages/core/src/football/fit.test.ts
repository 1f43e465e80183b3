import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedGoals, fitDixonColes } from './fit.ts'
import type { PlayedMatch } from './fit.ts'
import { scoreMatrix } from './score-matrix.ts'

const team = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const match: fc.Arbitrary<PlayedMatch> = fc
  .record({
    day: fc.nat(700),
    home: team,
    away: team,
    homeGoals: fc.nat(6),
    awayGoals: fc.nat(5),
  })
  .filter(({ home, away }) => home !== away)
const histories = fc.array(match, { minLength: 5, maxLength: 60 })
const options = { asOf: 720, xiPerDay: 0.002, ridge: 2 }

/**
 * As many matches of two clubs as a model with these rates and correction expects of each score.
 */
function history(count: number, rates: { home: number; away: number }, rho: number) {
  const { cells, size } = scoreMatrix(rates, rho)
  return [...cells].flatMap((probability, cell): PlayedMatch[] =>
    Array.from({ length: Math.round(count * probability) }, () => ({
      day: 0,
      home: 'a',
      away: 'b',
      homeGoals: Math.floor(cell / size),
      awayGoals: cell % size,
    })),
  )
}

describe('a fit', () => {
  test('is where the likelihood is highest: every slope is the penalty', () => {
    fc.assert(
      fc.property(
        histories.filter(
          (all) => all.some((each) => each.homeGoals > 0) && all.some((each) => each.awayGoals > 0),
        ),
        (matches) => {
          const fit = fitDixonColes(matches, options)
          const slopes = { base: 0, home: 0, attack: new Map<string, number>() }
          for (const each of matches) {
            const weight = Math.exp(-0.002 * (720 - each.day))
            const mean = expectedGoals(fit, each.home, each.away)
            const home = weight * (each.homeGoals - mean.home)
            const away = weight * (each.awayGoals - mean.away)
            slopes.base += home + away
            slopes.home += home
            slopes.attack.set(each.home, (slopes.attack.get(each.home) ?? 0) + home)
            slopes.attack.set(each.away, (slopes.attack.get(each.away) ?? 0) + away)
          }
          expect(slopes.base).toBeCloseTo(0, 5)
          expect(slopes.home).toBeCloseTo(0, 5)
          for (const [name, slope] of slopes.attack) {
            expect(slope).toBeCloseTo(2 * fit.ratings.get(name)!.attack, 5)
          }
        },
      ),
    )
  })

  test('finds the low-score correction that made the results', () => {
    const rates = { home: 1.5, away: 1.1 }
    for (const rho of [-0.12, 0, 0.08]) {
      const fit = fitDixonColes(history(20_000, rates, rho), { asOf: 1, xiPerDay: 0, ridge: 0.01 })
      expect(fit.rho).toBeCloseTo(rho, 2)
      const mean = expectedGoals(fit, 'a', 'b')
      expect(mean.home).toBeCloseTo(rates.home, 1)
      expect(mean.away).toBeCloseTo(rates.away, 1)
    }
  })

  test('sees nothing from its own day on', () => {
    fc.assert(
      fc.property(histories, histories, (past, later) => {
        const future = later.map((each) => ({ ...each, day: each.day + 720 }))
        const alone = fitDixonColes(past, options)
        expect(fitDixonColes([...past, ...future], options)).toEqual(alone)
      }),
    )
  })

  test('forgets: a year of old thrashings weighs less than one of new ones', () => {
    const thrash = (winner: string, loser: string, day: number) =>
      Array.from({ length: 20 }, (_, i) => ({
        day: day + i,
        home: i % 2 === 0 ? winner : loser,
        away: i % 2 === 0 ? loser : winner,
        homeGoals: i % 2 === 0 ? 4 : 0,
        awayGoals: i % 2 === 0 ? 0 : 4,
      }))
    const fit = fitDixonColes([...thrash('a', 'b', 0), ...thrash('b', 'a', 690)], options)
    expect(fit.ratings.get('b')!.attack).toBeGreaterThan(fit.ratings.get('a')!.attack)
  })

  test('takes a club that never played for an average one', () => {
    const fit = fitDixonColes(history(100, { home: 1.5, away: 1 }, 0), { ...options, asOf: 1 })
    expect(expectedGoals(fit, 'x', 'y').home).toBeCloseTo(Math.exp(fit.base + fit.home), 12)
    const neutral = expectedGoals(fit, 'x', 'y', { isNeutral: true })
    expect(neutral.home).toBeCloseTo(Math.exp(fit.base + fit.home / 2), 12)
    expect(neutral.away).toBe(neutral.home)
  })

  test('needs a match', () => {
    expect(() => fitDixonColes([], options)).toThrow(RangeError)
  })
})
