import { gradeLeg } from '@jogada/core/sports/grade-leg'
import type { Sport } from '@jogada/core/sports/sport'
import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { handResult } from './hand-result.ts'

const score = (home: number, away: number) => ({ home, away })

const QUARTERS = [score(24, 20), score(18, 25), score(30, 22), score(21, 26)]
const DRIVERS = new Set(['norris', 'piastri', 'bortoleto', 'stroll', 'alonso'])

type Backed = readonly [key: string, specifiers: Readonly<Record<string, string>>, outcome: string]

/** How a bet on the outcome ends by what a person wrote. */
function gradeOf(sport: Sport, entry: Entry, [key, specifiers, outcome]: Backed) {
  const { facts } = handResult(sport, entry, DRIVERS)
  return gradeLeg({ sport, key, specifiers, outcome }, facts)?.result ?? null
}

const basketball: Entry = { state: 'finished', score: score(101, 99), periods: QUARTERS }
const cup: Entry = { state: 'finished', score: score(1, 1) }
const cutShort: Entry = { state: 'abandoned', score: score(1, 1) }
const givenUp: Entry = {
  state: 'finished',
  gaveUp: 'home',
  sets: [score(6, 4), score(2, 3)],
  bestOf: 3,
}
const tieBroken: Entry = {
  state: 'finished',
  sets: [score(6, 4), score(3, 6)],
  tieBreak: score(11, 9),
  bestOf: 3,
}
const tieGivenUp: Entry = { ...tieBroken, gaveUp: 'away', tieBreak: score(8, 5) }
const boxing: Entry = {
  state: 'finished',
  bout: { method: 'ko', winner: 'home', scheduledRounds: 12, round: 7, seconds: 30 },
}
const inRounds = (roundSeconds: 120 | 180, seconds = 60): Entry => ({
  state: 'finished',
  bout: { method: 'tko', winner: 'home', scheduledRounds: 10, round: 7, seconds, roundSeconds },
})
const cricket: Entry = {
  state: 'finished',
  score: score(180, 180),
  cricket: { winner: 'away', superOver: true, innings: [180, 180], fours: 31 },
}
const INNINGS = [score(0, 1), score(1, 0), score(0, 0), score(2, 0), score(0, 0)]
const nine: Entry = { state: 'finished', score: score(5, 4), periods: INNINGS }
const called = (periods: Entry['periods'], amount: number): Entry => ({
  state: 'abandoned',
  score: score(5, 4),
  periods,
  played: { amount },
})
const race: Entry = {
  state: 'finished',
  race: { classified: ['norris', 'bortoleto'], retired: ['stroll'], pole: 'piastri' },
}

test.each<[Sport, Entry, Backed, string | null]>([
  ['football', { ...cup, extraTime: score(2, 1) }, ['to_qualify', {}, 'home'], 'win'],
  ['football', { ...cup, extraTime: score(2, 1) }, ['1x2', {}, 'draw'], 'win'],
  ['football', { ...cup, extraTime: score(2, 1) }, ['total', { total: '2.5' }, 'over'], 'lose'],
  ['football', { ...cup, penalties: score(3, 4) }, ['to_qualify', {}, 'away'], 'win'],
  [
    'football',
    { ...cup, extraTime: score(2, 2), penalties: score(3, 4) },
    ['to_qualify', {}, 'home'],
    'lose',
  ],
  ['football', cup, ['to_qualify', {}, 'home'], null],
  ['football', { ...cup, score: score(2, 1) }, ['to_qualify', {}, 'home'], null],
  // the second leg of two: who won it need not go through
  [
    'football',
    { ...cup, score: score(2, 1), qualified: 'away' },
    ['to_qualify', {}, 'away'],
    'win',
  ],
  [
    'football',
    { ...cup, score: score(2, 1), extraTime: score(2, 2) },
    ['to_qualify', {}, 'away'],
    'win',
  ],
  ['football', { ...cup, cornersHalfTime: score(1, 3) }, ['1h_corners_1x2', {}, 'away'], 'win'],
  ['football', cutShort, ['1h_1x2', {}, 'home'], null],
  ['football', { ...cutShort, played: { amount: 70 } }, ['2h_1x2', {}, 'home'], null],
  ['football', { ...cutShort, played: { amount: 30 } }, ['1h_1x2', {}, 'home'], 'refund'],
  ['football', { ...cutShort, halfTime: score(1, 0) }, ['1h_1x2', {}, 'home'], 'win'],
  ['basketball', basketball, ['winner_incl_ot', {}, 'home'], 'win'],
  ['basketball', basketball, ['1x2_regular_time', {}, 'draw'], 'win'],
  ['basketball', basketball, ['q1_total', { quarternr: '1', total: '44' }, 'over'], 'refund'],
  ['basketball', basketball, ['q2_1x2', { quarternr: '2' }, 'away'], 'win'],
  ['basketball', basketball, ['q3_handicap', { quarternr: '3', hcp: '-7.5' }, 'home'], 'win'],
  ['basketball', basketball, ['q4_1x2', { quarternr: '4' }, 'home'], 'lose'],
  [
    'basketball',
    { ...basketball, periods: undefined },
    ['q1_1x2', { quarternr: '1' }, 'home'],
    null,
  ],
  ['american_football', basketball, ['q4_total', { quarternr: '4', total: '46.5' }, 'over'], 'win'],
  [
    'rugby',
    { state: 'finished', score: score(24, 21), periods: [score(14, 10), score(7, 11)] },
    ['1x2', {}, 'draw'],
    'win',
  ],
  ['baseball', nine, ['f5_1x2', {}, 'home'], 'win'],
  ['baseball', called(INNINGS, 5), ['f5_total', { total: '4.5' }, 'under'], 'win'],
  ['baseball', called(INNINGS, 4.5), ['f5_total', { total: '4.5' }, 'under'], 'refund'],
  ['baseball', called(INNINGS, 4.5), ['f5_total', { total: '3.5' }, 'over'], 'win'],
  ['baseball', called(INNINGS, 4.5), ['f5_1x2', {}, 'home'], 'win'],
  ['baseball', called(INNINGS.slice(0, 4), 4), ['f5_1x2', {}, 'home'], 'refund'],
  ['baseball', called(undefined, 7), ['f5_1x2', {}, 'home'], null],
  ['baseball', { ...nine, periods: undefined }, ['f5_1x2', {}, 'home'], null],
  ['baseball', { ...nine, periods: undefined }, ['winner_incl_extra', {}, 'home'], 'win'],
  [
    'snooker',
    { state: 'finished', score: score(5, 3), bestOf: 9 },
    ['total_frames', { total: '8' }, 'over'],
    'refund',
  ],
  ['tennis', givenUp, ['winner', {}, 'away'], 'win'],
  ['tennis', givenUp, ['total_sets', { total: '2.5' }, 'over'], 'refund'],
  ['tennis', givenUp, ['set_winner', { setnr: '1' }, 'home'], 'win'],
  ['tennis', { ...givenUp, sets: [score(5, 2)] }, ['winner', {}, 'away'], 'refund'],
  ['table_tennis', { ...givenUp, sets: [score(11, 9)] }, ['winner', {}, 'away'], 'refund'],
  [
    'snooker',
    { state: 'finished', gaveUp: 'away', score: score(4, 3), bestOf: 9 },
    ['winner', {}, 'home'],
    'win',
  ],
  [
    'snooker',
    { state: 'finished', gaveUp: 'away', score: score(4, 3), bestOf: 9 },
    ['total_frames', { total: '8.5' }, 'over'],
    'refund',
  ],
  ['tennis', tieBroken, ['winner', {}, 'home'], 'win'],
  ['tennis', tieBroken, ['correct_score_sets', {}, '2:1'], 'win'],
  ['tennis', tieBroken, ['total_games', { total: '20' }, 'over'], 'refund'],
  ['tennis', tieBroken, ['set_total_games', { setnr: '3', total: '1.5' }, 'under'], 'win'],
  ['tennis', tieGivenUp, ['winner', {}, 'home'], 'win'],
  ['tennis', tieGivenUp, ['total_games', { total: '19.5' }, 'over'], 'win'],
  ['tennis', tieGivenUp, ['total_games', { total: '20.5' }, 'under'], 'win'],
  ['tennis', tieGivenUp, ['correct_score_sets', {}, '2:1'], 'refund'],
  ['boxing', boxing, ['method', {}, 'home_ko_tko_dq'], 'win'],
  ['boxing', boxing, ['total_rounds', { total: '6.5' }, 'under'], 'win'],
  // half a round of two minutes is a minute
  ['boxing', inRounds(180), ['total_rounds', { total: '6.5' }, 'over'], 'lose'],
  ['boxing', inRounds(120), ['total_rounds', { total: '6.5' }, 'over'], 'win'],
  ['cricket', cricket, ['winner_incl_super_over', {}, 'away'], 'win'],
  ['cricket', cricket, ['innings_total', { inningnr: '1', total: '179.5' }, 'over'], 'win'],
  ['cricket', cricket, ['super_over_yes_no', {}, 'yes'], 'win'],
  ['motor_racing', race, ['race_winner', {}, 'norris'], 'win'],
  ['motor_racing', race, ['race_winner', {}, 'stroll'], 'lose'],
  ['motor_racing', race, ['race_winner', {}, 'piastri'], 'refund'],
  ['motor_racing', race, ['top3', { places: '3' }, 'bortoleto'], 'win'],
  ['motor_racing', race, ['pole', {}, 'piastri'], 'win'],
  ['motor_racing', race, ['pole', {}, 'norris'], 'lose'],
  ['motor_racing', race, ['pole', {}, 'alonso'], 'refund'],
])('[R085] [SPB-12] %s by hand: %j ends %j as %s', (sport, entry, backed, expected) => {
  expect(gradeOf(sport, entry, backed)).toBe(expected)
})

test.each<[Sport, Entry, string]>([
  ['football', { state: 'finished' }, 'score'],
  ['football', { state: 'finished', score: score(1, 0), halfTime: score(2, 0) }, 'halfTime'],
  ['football', { ...cup, extraTime: score(1, 0) }, 'extraTime'],
  ['football', { ...cutShort, extraTime: score(2, 1) }, 'extraTime'],
  ['football', { ...cup, penalties: score(3, 3) }, 'penalties'],
  ['football', { ...cup, extraTime: score(2, 1), penalties: score(4, 3) }, 'penalties'],
  ['football', { ...cup, penalties: score(4, 3), qualified: 'away' }, 'qualified'],
  ['football', { ...cup, extraTime: score(2, 1), qualified: 'away' }, 'qualified'],
  ['football', { ...cutShort, qualified: 'home' }, 'qualified'],
  ['football', { ...cup, corners: score(5, 2), cornersHalfTime: score(2, 3) }, 'cornersHalfTime'],
  ['football', { ...cutShort, cornersHalfTime: score(2, 3) }, 'cornersHalfTime'],
  ['football', { ...cutShort, halfTime: score(1, 0), played: { amount: 30 } }, 'played'],
  ['basketball', { ...basketball, periods: QUARTERS.slice(1) }, 'periods'],
  ['basketball', { ...basketball, score: score(90, 99) }, 'periods'],
  // four quarters with a winner leave nothing to overtime
  [
    'basketball',
    {
      ...basketball,
      score: score(105, 99),
      periods: [score(24, 20), score(18, 25), score(30, 22), score(22, 26)],
    },
    'score',
  ],
  ['basketball', { state: 'abandoned', score: score(50, 40) }, 'played'],
  ['rugby', { state: 'finished', score: score(24, 21) }, 'periods'],
  ['baseball', { state: 'finished', score: score(1, 0), periods: [score(2, 0)] }, 'periods'],
  ['baseball', { ...nine, periods: INNINGS.slice(0, 4) }, 'periods'],
  // the fifth inning had begun, and the last that are written had not
  ['baseball', called(INNINGS.slice(0, 4), 4.5), 'periods'],
  ['baseball', called(INNINGS.slice(0, 3), 7), 'periods'],
  ['baseball', called(INNINGS, 3.5), 'periods'],
  ['tennis', { state: 'finished', sets: [score(6, 4)], bestOf: 3 }, 'sets'],
  ['tennis', { state: 'finished', sets: [score(6, 4), score(6, 4)], bestOf: 2 }, 'sets'],
  ['snooker', { state: 'finished', score: score(4, 3), bestOf: 9 }, 'score'],
  ['snooker', { state: 'abandoned', score: score(5, 3), bestOf: 9 }, 'score'],
  ['snooker', { state: 'finished', score: score(5, 3) }, 'bestOf'],
  ['tennis', { ...givenUp, sets: [score(6, 4), score(6, 3)] }, 'sets'],
  ...[score(6, 5), score(9, 3), score(8, 6), score(7, 4)].map((last): [Sport, Entry, string] => [
    'tennis',
    { state: 'finished', sets: [score(6, 4), last], bestOf: 3 },
    'sets',
  ]),
  // nothing is played once the match is won
  [
    'tennis',
    { state: 'finished', sets: [score(6, 4), score(6, 4), score(3, 6)], bestOf: 3 },
    'sets',
  ],
  ['tennis', { ...givenUp, sets: [score(6, 4), score(6, 4), score(3, 2)], gaveUp: 'away' }, 'sets'],
  ['tennis', { ...givenUp, sets: [score(6, 4), score(8, 7)] }, 'sets'],
  ['tennis', { ...tieBroken, tieBreak: score(10, 9) }, 'tieBreak'],
  ['tennis', { ...tieBroken, tieBreak: score(12, 9) }, 'tieBreak'],
  ['tennis', { ...tieBroken, sets: [score(6, 4), score(6, 3)] }, 'sets'],
  ['tennis', { ...tieBroken, sets: [score(6, 4)] }, 'tieBreak'],
  ['tennis', { ...tieGivenUp, tieBreak: score(10, 5) }, 'tieBreak'],
  ['volleyball', { ...tieBroken, sets: [score(25, 20), score(20, 25)] }, 'tieBreak'],
  [
    'volleyball',
    { state: 'finished', sets: [score(25, 24), score(25, 10), score(25, 10)], bestOf: 5 },
    'sets',
  ],
  ['badminton', { state: 'finished', sets: [score(30, 27), score(21, 9)], bestOf: 3 }, 'sets'],
  ['table_tennis', { state: 'finished', sets: [score(12, 9), score(11, 9)], bestOf: 3 }, 'sets'],
  ['tennis', { ...givenUp, sets: [score(2, 3), score(6, 4)] }, 'sets'],
  ['tennis', { ...givenUp, state: 'abandoned' }, 'gaveUp'],
  ['snooker', { state: 'finished', gaveUp: 'home', score: score(5, 3), bestOf: 9 }, 'score'],
  ['football', { state: 'finished', gaveUp: 'home', score: score(1, 0) }, 'gaveUp'],
  ['boxing', { state: 'abandoned' }, 'state'],
  ['boxing', { state: 'finished' }, 'bout'],
  [
    'boxing',
    { state: 'finished', bout: { method: 'draw', winner: 'home', scheduledRounds: 12 } },
    'bout',
  ],
  [
    'boxing',
    { state: 'finished', bout: { method: 'ko', winner: 'home', scheduledRounds: 12 } },
    'bout',
  ],
  [
    'boxing',
    { state: 'finished', bout: { method: 'ko', winner: 'home', scheduledRounds: 12, round: 7 } },
    'bout',
  ],
  [
    'boxing',
    { state: 'finished', bout: { method: 'ko', winner: 'home', scheduledRounds: 6, round: 7 } },
    'bout',
  ],
  ['boxing', inRounds(120, 121), 'bout'],
  ['cricket', { state: 'finished', score: score(180, 175) }, 'cricket'],
  ['cricket', { ...cricket, state: 'abandoned' }, 'cricket'],
  ['motor_racing', { state: 'finished', race: { classified: [], retired: [] } }, 'race'],
  [
    'motor_racing',
    { state: 'finished', race: { classified: ['norris', 'norris'], retired: [] } },
    'race',
  ],
  ['motor_racing', { state: 'finished', race: { classified: ['noris'], retired: [] } }, 'race'],
  [
    'motor_racing',
    { state: 'finished', race: { classified: ['norris'], retired: [], fastestLap: 'stroll' } },
    'race',
  ],
  ['motor_racing', { ...race, state: 'abandoned' }, 'state'],
])('[SPB-12] %s cannot have ended so: %j names %s', (sport, entry, field) => {
  expect(() => handResult(sport, entry, DRIVERS)).toThrow(
    expect.objectContaining({ code: 'invalid_input', values: { fields: field } }),
  )
})

test('what is void needs nothing written, of whatever sport', () => {
  expect(handResult('no-sport', { state: 'void' }).result).toEqual({ state: 'void' })
})
