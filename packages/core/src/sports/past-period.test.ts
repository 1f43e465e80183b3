import { expect, test } from 'vitest'
import { MATCH_PHASES } from './codes.ts'
import type { MatchPhase } from './codes.ts'
import { CATALOGUE, marketOf } from './markets/catalogue.ts'
import { isPeriodPast } from './past-period.ts'
import type { Sport } from './sport.ts'

const isPast = (sport: Sport, key: string, phase: MatchPhase) =>
  isPeriodPast(marketOf(sport, key)!, MATCH_PHASES[phase])

test.each<[Sport, string, MatchPhase, boolean]>([
  ['football', '1h_1x2', 'first_half', false],
  ['football', '1h_1x2', 'half_time', true],
  ['football', '1h_1x2', 'second_half', true],
  ['football', '1h_corners_1x2', 'first_half', false],
  ['football', '1h_corners_1x2', 'half_time', true],
  ['football', '1h_corners_1x2', 'second_half', true],
  ['football', '2h_1x2', 'second_half', false],
  ['football', 'ht_ft', 'second_half', false],
  ['football', 'highest_scoring_half', 'second_half', false],
  ['rugby', '1h_try_handicap', 'second_half', true],
  ['football', 'corners_total', 'second_half', false],
  ['football', '1x2', 'second_half', false],
  ['football', '1x2', 'overtime', true],
  ['football', 'corners_total', 'overtime', true],
  ['football', 'to_qualify', 'penalties', false],
  ['basketball', 'q2_total', 'half_time', true],
  ['basketball', 'q4_total', 'second_half', false],
  ['basketball', 'q4_total', 'overtime', true],
  ['basketball', '1x2_regular_time', 'overtime', true],
  ['basketball', 'winner_incl_ot', 'overtime', false],
])('[R084] [R085] in %s, %s is over in the phase %s: %s', (sport, key, phase, over) => {
  expect(isPast(sport, key, phase)).toBe(over)
})

test('[R085] whatever its name says to be of the first half or quarters is over with them', () => {
  const early = [...CATALOGUE.values()].flat().filter(({ key }) => /^(1h|q[12])_/.test(key))
  expect(early.length).toBeGreaterThan(20)
  for (const market of early) {
    expect([market.sport, market.key, isPeriodPast(market, MATCH_PHASES.second_half)]).toEqual([
      market.sport,
      market.key,
      true,
    ])
  }
})
