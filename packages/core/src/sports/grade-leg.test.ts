import { describe, expect, test } from 'vitest'
import type { BetResult } from './codes.ts'
import type { EventResult } from './event-result.ts'
import { gradeLeg } from './grade-leg.ts'
import { boutResult } from './results/bout.ts'
import { cricketResult } from './results/cricket.ts'
import { footballResult } from './results/football.ts'
import type { FootballFacts } from './results/football.ts'
import { baseballResult, periodsResult } from './results/periods.ts'
import { raceResult } from './results/race.ts'
import { framesResult, setScoreResult, setsResult } from './results/sets.ts'
import type { SetsFacts } from './results/sets.ts'
import type { Sport } from './sport.ts'

type Row = readonly [market: string, outcome: string, expected: BetResult | null]

/** `market` is a key, or a key and specifiers: `total|total=2.50`. */
function grade(sport: Sport, market: string, outcome: string, result: EventResult) {
  const [key, ...pairs] = market.split('|')
  const specifiers = Object.fromEntries(pairs.map((pair) => pair.split('=')))
  return gradeLeg({ sport, key: key!, specifiers, outcome }, result)?.result ?? null
}

const score = (home: number, away: number) => ({ home, away })

const football = (facts: Partial<FootballFacts>) =>
  footballResult({ state: 'finished', score: score(2, 1), halfTime: score(1, 1), ...facts })

describe('football', () => {
  const cup = football({
    score: score(1, 1),
    halfTime: score(0, 1),
    extraTime: score(2, 1),
    corners: score(6, 4),
    cornersHalfTime: score(2, 3),
    scorers: ['away', 'home'],
  })
  test.each<Row>([
    ['1x2', 'draw', 'win'],
    ['to_qualify', 'home', 'win'],
    ['to_qualify', 'away', 'lose'],
    ['draw_no_bet', 'home', 'refund'],
    ['double_chance', '12', 'lose'],
    ['european_handicap|hcp=1:0', 'home', 'win'],
    ['exact_goals', '2', 'win'],
    ['exact_goals', '6+', 'lose'],
    ['odd_even', 'even', 'win'],
    ['btts', 'yes', 'win'],
    ['clean_sheet_home', 'no', 'win'],
    ['clean_sheet_away', 'yes', 'lose'],
    ['correct_score', '1:1', 'win'],
    ['ht_ft', '2/X', 'win'],
    ['highest_scoring_half', 'equal', 'win'],
    ['next_goal|goalnr=1', 'away', 'win'],
    ['next_goal|goalnr=3', 'none', 'win'],
    ['1h_1x2', 'away', 'win'],
    ['1h_asian_handicap|hcp=1.00', 'home', 'refund'],
    ['1h_btts', 'no', 'win'],
    ['1h_correct_score', '0:1', 'win'],
    ['2h_1x2', 'home', 'win'],
    ['2h_total|total=0.75', 'over', 'win_half'],
    ['corners_1x2', 'home', 'win'],
    ['corners_handicap|hcp=-2.00', 'away', 'refund'],
    ['corners_home_total|total=5.50', 'over', 'win'],
    ['corners_odd_even', 'even', 'win'],
    ['1h_corners_1x2', 'away', 'win'],
  ])('[R087] a cup match of 1-1 and 2-1 after extra time: %s %s is %s', (market, outcome, ends) => {
    expect(grade('football', market, outcome, cup)).toBe(ends)
  })

  test.each<Row>([
    ['1x2', 'home', 'refund'],
    ['total|total=2.50', 'over', 'win'],
    ['total|total=2.50', 'under', 'lose'],
    ['total|total=2.75', 'over', 'refund'],
    ['btts', 'yes', 'win'],
    ['1h_1x2', 'draw', 'win'],
    ['1h_total|total=2.00', 'over', 'refund'],
    ['ht_ft', '1/1', 'lose'],
    ['ht_ft', 'X/1', 'refund'],
    ['exact_goals', '2', 'lose'],
    ['correct_score', '1:3', 'lose'],
    ['correct_score', 'other', 'refund'],
    ['clean_sheet_home', 'yes', 'lose'],
    ['asian_handicap|hcp=1.50', 'home', 'refund'],
    ['to_qualify', 'home', 'refund'],
    ['next_goal|goalnr=2', 'home', null],
  ])('[R083] abandoned at 2-1 after half-time: %s %s is %s', (market, outcome, ends) => {
    expect(grade('football', market, outcome, football({ state: 'abandoned' }))).toBe(ends)
  })

  test('[R087] the goals of extra time tell who goes through, whoever won this leg of two', () => {
    const through = (facts: Partial<FootballFacts>) =>
      grade('football', 'to_qualify', 'away', football({ score: score(2, 1), ...facts }))
    expect(through({ extraTime: score(2, 2) })).toBe('win')
    expect(through({ extraTime: score(3, 2), penalties: score(3, 4) })).toBe('win')
    expect(through({ qualified: 'away' })).toBe('win')
    expect(through({ qualified: null })).toBeNull()
  })

  test('[R083] a half of a match that was cut short is for a person where nobody said how it stood', () => {
    const cut = football({ state: 'abandoned', score: score(2, 1), halfTime: null })
    expect(grade('football', '1h_total|total=2.50', 'over', cut)).toBeNull()
    expect(grade('football', '2h_1x2', 'home', cut)).toBeNull()
    const early = football({ state: 'abandoned', score: score(2, 1), halfTime: null, minutes: 45 })
    expect(grade('football', '1h_total|total=2.50', 'over', early)).toBe('win')
    expect(grade('football', '1h_1x2', 'home', early)).toBe('refund')
    expect(grade('football', '2h_1x2', 'home', early)).toBe('refund')
  })

  test('while a match is live only what is decided has a result', () => {
    const live = football({ state: 'live', score: score(2, 1) })
    expect(grade('football', 'total|total=2.50', 'over', live)).toBe('win')
    expect(grade('football', '1h_1x2', 'draw', live)).toBe('win')
    expect(grade('football', '1x2', 'home', live)).toBeNull()
  })

  test('corners that nobody counted are for a person, in whatever way the match ended', () => {
    for (const state of ['finished', 'abandoned'] as const) {
      expect(grade('football', 'corners_total|total=9.50', 'over', football({ state }))).toBeNull()
    }
  })

  test('an in-play handicap counts from the score at the bet, also of the first half', () => {
    const leg = {
      sport: 'football',
      key: '1h_asian_handicap',
      specifiers: { hcp: '-0.50' },
      outcome: 'home',
    } as const
    const result = football({ halfTime: score(1, 0), score: score(1, 0) })
    expect(gradeLeg(leg, result)?.result).toBe('win')
    expect(gradeLeg({ ...leg, scoreAtPlacement: score(1, 0) }, result)?.result).toBe('lose')
    const total = { ...leg, key: 'total', specifiers: { total: '0.50' }, outcome: 'over' }
    expect(gradeLeg({ ...total, scoreAtPlacement: score(1, 0) }, result)?.result).toBe('win')
  })
})

describe('sports of periods', () => {
  const stopped = (minutes: { amount: number; scheduled?: number }) =>
    periodsResult('quarters', { state: 'abandoned', score: score(88, 80), minutes })

  test.each([
    [{ amount: 43, scheduled: 48 }, 'win'],
    [{ amount: 42.9, scheduled: 48 }, 'refund'],
    [{ amount: 35, scheduled: 40 }, 'win'],
    [{ amount: 34, scheduled: 40 }, 'refund'],
  ] as const)('basketball stopped after %j: the leader is a %s', (minutes, ends) => {
    expect(grade('basketball', 'winner_incl_ot', 'home', stopped(minutes))).toBe(ends)
    expect(grade('basketball', 'total_incl_ot|total=160.50', 'over', stopped(minutes))).toBe('win')
  })

  test('quarters and halves leave overtime out, an unfinished quarter goes back', () => {
    const periods = [score(20, 18), score(25, 30), score(22, 22), score(23, 20)]
    const full = periodsResult('quarters', {
      state: 'finished',
      score: score(100, 95),
      regular: score(90, 90),
      periods,
    })
    expect(grade('basketball', '1x2_regular_time', 'draw', full)).toBe('win')
    expect(grade('basketball', 'q4_handicap|hcp=-3.00', 'home', full)).toBe('refund')
    expect(grade('basketball', '1h_total|total=92.50', 'over', full)).toBe('win')
    const cut = periodsResult('quarters', {
      state: 'abandoned',
      score: score(45, 48),
      periods: periods.slice(0, 2),
    })
    expect(grade('basketball', 'q1_1x2|quarternr=1', 'home', cut)).toBe('win')
    expect(grade('basketball', 'q2_1x2', 'away', cut)).toBe('refund')
    expect(grade('basketball', 'q3_1x2', 'away', cut)).toBe('refund')
  })

  test('[R083] parts of a match that was cut short are for a person where none of them is known', () => {
    const stop = { state: 'abandoned', score: score(60, 50) } as const
    const cut = periodsResult('quarters', stop)
    expect(grade('basketball', 'q1_1x2', 'home', cut)).toBeNull()
    expect(grade('basketball', '1h_total|total=90.50', 'over', cut)).toBeNull()
    const called = baseballResult({ state: 'abandoned', score: score(3, 2), inningsPlayed: 6 })
    expect(grade('baseball', 'f5_1x2', 'home', called)).toBeNull()
    const innings = [{ runs: 180, isComplete: true }]
    const rain = cricketResult({ state: 'abandoned', winner: null, innings })
    const total = (number: number) =>
      grade('cricket', `innings_total|inningnr=${number}|total=150.50`, 'over', rain)
    expect([total(1), total(2), total(3)]).toEqual(['win', null, 'refund'])
  })

  test('a tie after overtime gives an American football winner bet back', () => {
    const tie = periodsResult('quarters', { state: 'finished', score: score(20, 20) })
    expect(grade('american_football', 'winner_incl_ot', 'away', tie)).toBe('refund')
  })

  test.each([
    [5, score(3, 2), 'win', 'refund'],
    [4.5, score(3, 2), 'win', 'refund'],
    [4.5, score(2, 3), 'refund', 'refund'],
    [8.5, score(3, 2), 'win', 'lose'],
  ] as const)(
    'baseball called after %d innings at %j: home %s, over 8.5 %s',
    (inningsPlayed, at, home, over) => {
      const called = baseballResult({ state: 'abandoned', score: at, inningsPlayed })
      const winner = at.home > at.away ? 'home' : 'away'
      expect(grade('baseball', 'winner_incl_extra', winner, called)).toBe(home)
      expect(grade('baseball', 'total_incl_extra|total=8.50', 'over', called)).toBe(over)
    },
  )

  const FIVE = [score(1, 0), score(0, 1), score(2, 0), score(0, 0), score(0, 1)]
  test.each([
    [FIVE, 4.5, ['win', 'lose', 'refund', 'win']],
    [FIVE, 4.7, ['win', 'lose', 'refund', 'win']],
    [FIVE, 4.2, ['refund', 'refund', 'refund', 'win']],
    [FIVE, 5, ['win', 'lose', 'win', 'win']],
    [[...FIVE, score(0, 4)], 5.5, ['win', 'lose', 'win', 'win']],
    [[...FIVE.slice(0, 4), score(0, 3)], 4.5, ['refund', 'refund', 'lose', 'win']],
    [FIVE.slice(0, 4), 4, ['refund', 'refund', 'refund', 'win']],
  ] as const)(
    '[R083] [R085] of innings 1-5 of %j, called after %d, only what the home half could not change stands',
    (innings, inningsPlayed, ends) => {
      const called = baseballResult({
        state: 'abandoned',
        score: score(9, 9),
        innings,
        inningsPlayed,
      })
      expect([
        grade('baseball', 'f5_1x2', 'home', called),
        grade('baseball', 'f5_1x2', 'away', called),
        grade('baseball', 'f5_total|total=5.50', 'under', called),
        grade('baseball', 'f5_total|total=3.50', 'over', called),
      ]).toEqual(ends)
    },
  )

  test('[R083] the run line of innings 1-5 stands at 4.5 where the home half could only add to it', () => {
    const called = baseballResult({
      state: 'abandoned',
      score: score(3, 2),
      innings: FIVE,
      inningsPlayed: 4.5,
    })
    expect(grade('baseball', 'f5_handicap|hcp=-0.50', 'home', called)).toBe('win')
    expect(grade('baseball', 'f5_handicap|hcp=-1.50', 'home', called)).toBe('refund')
  })
})

describe('sports of sets', () => {
  const sets = (sport: SetsFacts['sport'], rest: Partial<SetsFacts>) =>
    setsResult({ sport, state: 'retired', sets: [], bestOf: 3, ...rest })

  test('a tennis player who gives up in the first set gives every bet back', () => {
    const early = sets('tennis', { sets: [score(5, 2)], retired: 'away' })
    expect(grade('tennis', 'winner', 'home', early)).toBe('refund')
    expect(grade('tennis', 'set_winner|setnr=1', 'home', early)).toBe('refund')
    expect(grade('tennis', 'set_total_games|setnr=1|total=7.50', 'over', early)).toBe('win')
    expect(grade('tennis', 'set_total_games|setnr=1|total=8.50', 'over', early)).toBe('refund')
    expect(grade('tennis', 'set_total_games|setnr=1|total=13.50', 'under', early)).toBe('win')
  })

  test('what a tennis retirement could not change any more stands', () => {
    const late = sets('tennis', { sets: [score(7, 6), score(4, 6), score(1, 0)], retired: 'home' })
    expect(grade('tennis', 'winner', 'away', late)).toBe('win')
    expect(grade('tennis', 'total_sets|total=2.50', 'over', late)).toBe('win')
    expect(grade('tennis', 'total_games|total=24.50', 'over', late)).toBe('win')
    expect(grade('tennis', 'total_games|total=28.50', 'over', late)).toBe('win')
    expect(grade('tennis', 'total_games|total=30.50', 'over', late)).toBe('refund')
    expect(grade('tennis', 'correct_score_sets', '2:0', late)).toBe('lose')
    expect(grade('tennis', 'correct_score_sets', '2:1', late)).toBe('refund')
    expect(grade('tennis', 'odd_even_games', 'odd', late)).toBe('refund')
  })

  test.each([
    [[score(6, 4), score(4, 6)], '-1.50', 'refund'],
    [[score(6, 4), score(4, 6)], '5.50', 'refund'],
    [[score(6, 4), score(4, 6)], '6.50', 'win'],
    [[score(6, 4), score(4, 6)], '-6.50', 'lose'],
    [[score(6, 1)], '2.50', 'refund'],
    [[score(6, 1)], '6.50', 'refund'],
    [[score(6, 1)], '7.50', 'win'],
    [[score(6, 4), score(4, 6), score(2, 0)], '-6.50', 'lose'],
    [[score(6, 4), score(4, 6), score(2, 0)], '-2.50', 'refund'],
    [[score(6, 4), score(4, 6), score(5, 0)], '2.50', 'win'],
    [[score(6, 4), score(4, 6), score(5, 0)], '1.50', 'refund'],
  ] as const)(
    '[R083] [R085] a tennis match given up at %j can still end by any lead that its sets leave: home %s is a %s',
    (played, line, ends) => {
      const given = sets('tennis', { sets: played, retired: 'away' })
      const handicap = (outcome: string) =>
        grade('tennis', `game_handicap|hcp=${line}`, outcome, given)
      const opposite = { win: 'lose', lose: 'win', refund: 'refund' } as const
      expect([handicap('home'), handicap('away')]).toEqual([ends, opposite[ends]])
    },
  )

  test('[R083] [R085] a deciding set that has games is no tie-break any more', () => {
    const given = sets('tennis', {
      sets: [score(6, 4), score(4, 6), score(2, 0)],
      retired: 'away',
    })
    expect(grade('tennis', 'set_total_games|setnr=3|total=5.50', 'over', given)).toBe('win')
    expect(grade('tennis', 'set_total_games|setnr=3|total=6.50', 'over', given)).toBe('refund')
    expect(grade('tennis', 'total_games|total=25.50', 'over', given)).toBe('win')
    expect(grade('tennis', 'total_games|total=26.50', 'over', given)).toBe('refund')
    expect(grade('tennis', 'total_games|total=33.50', 'under', given)).toBe('win')
    const before = sets('tennis', { sets: [score(6, 4), score(4, 6)], retired: 'away' })
    expect(grade('tennis', 'total_games|total=20.50', 'over', before)).toBe('win')
    expect(grade('tennis', 'total_games|total=21.50', 'over', before)).toBe('refund')
  })

  test('[R083] [R085] a table tennis match given up in its last game keeps every lead and total that game can have', () => {
    const played = [score(11, 5), score(5, 11), score(8, 0)]
    const given = sets('table_tennis', { sets: played, retired: 'away' })
    const handicap = (line: string) =>
      grade('table_tennis', `point_handicap|hcp=${line}`, 'home', given)
    expect(['-11.50', '-10.50', '2.50', '3.50'].map(handicap)).toEqual([
      'lose',
      'refund',
      'refund',
      'win',
    ])
    expect(grade('table_tennis', 'total_points|total=42.50', 'over', given)).toBe('win')
    expect(grade('table_tennis', 'total_points|total=43.50', 'under', given)).toBe('refund')
  })

  test('a walkover gives everything back, a third set that was not needed as well', () => {
    const walkover = sets('tennis', { state: 'walkover' })
    expect(grade('tennis', 'winner', 'home', walkover)).toBe('refund')
    const straight = sets('tennis', { state: 'finished', sets: [score(6, 3), score(6, 4)] })
    expect(grade('tennis', 'winner', 'home', straight)).toBe('win')
    expect(grade('tennis', 'set_winner|setnr=3', 'home', straight)).toBe('refund')
  })

  test('[R083] a game, frame or set that was played and that nobody wrote down is for a person', () => {
    const straight = sets('tennis', { state: 'finished', sets: [score(6, 3), score(6, 4)] })
    const game = (set: number, number: number) =>
      grade('tennis', `game_winner|setnr=${set}|gamenr=${number}`, 'home', straight)
    expect([game(1, 9), game(1, 10), game(2, 10), game(3, 1)]).toEqual([
      null,
      'refund',
      null,
      'refund',
    ])
    for (const state of ['finished', 'retired'] as const) {
      const frames = framesResult({ state, frames: score(5, 2), bestOf: 9, retired: 'away' })
      const frame = (number: number) =>
        grade('snooker', `frame_winner|framenr=${number}`, 'home', frames)
      expect([frame(1), frame(7), frame(8)]).toEqual([null, null, 'refund'])
    }
    const unseen = setScoreResult({ state: 'abandoned', sets: score(1, 1), bestOf: 5 })
    expect(grade('volleyball', 'total_points|total=180.50', 'over', unseen)).toBeNull()
    expect(grade('volleyball', 'set_winner|setnr=2', 'home', unseen)).toBeNull()
    expect(grade('volleyball', 'set_winner|setnr=3', 'home', unseen)).toBe('refund')
  })

  test('the games of a tennis set settle one by one', () => {
    const facts = { state: 'finished', sets: [score(6, 0), score(6, 0)] } as const
    const games = [Array.from({ length: 6 }, () => 'home' as const)]
    const known = sets('tennis', { ...facts, games })
    expect(grade('tennis', 'game_winner|setnr=1|gamenr=2', 'home', known)).toBe('win')
  })

  test('a badminton game cut short at 29-28 has between 58 and 59 points', () => {
    const cut = sets('badminton', { state: 'abandoned', sets: [score(29, 28)] })
    expect(grade('badminton', 'game_total_points|gamenr=1|total=57.50', 'over', cut)).toBe('win')
    expect(grade('badminton', 'game_total_points|gamenr=1|total=58.50', 'over', cut)).toBe('refund')
    expect(grade('badminton', 'game_total_points|gamenr=1|total=59.50', 'under', cut)).toBe('win')
  })

  test('[R085] a badminton game cut short at 20-20 ends two points apart at most', () => {
    const cut = sets('badminton', { state: 'abandoned', sets: [score(20, 20)] })
    const handicap = (line: string) =>
      grade('badminton', `game_point_handicap|gamenr=1|hcp=${line}`, 'home', cut)
    expect([handicap('2.50'), handicap('1.50')]).toEqual(['win', 'refund'])
  })

  test('[R085] a tie-break that decides a tennis match instead of a set counts as one game', () => {
    const facts = { sets: [score(6, 4), score(3, 6)], tieBreak: score(8, 10) }
    const over = sets('tennis', { state: 'finished', ...facts })
    expect(grade('tennis', 'winner', 'away', over)).toBe('win')
    expect(grade('tennis', 'total_games|total=20.00', 'over', over)).toBe('refund')
    const given = sets('tennis', { ...facts, tieBreak: score(8, 9), retired: 'home' })
    expect(grade('tennis', 'winner', 'away', given)).toBe('win')
    expect(grade('tennis', 'total_games|total=20.50', 'under', given)).toBe('win')
    expect(grade('tennis', 'set_winner|setnr=3', 'away', given)).toBe('refund')
  })

  test('volleyball: a deuce is always even, the fifth set goes to fifteen', () => {
    const deuce = sets('volleyball', { state: 'abandoned', bestOf: 5, sets: [score(24, 24)] })
    expect(grade('volleyball', 'set_odd_even|setnr=1', 'even', deuce)).toBe('win')
    const played = [score(25, 20), score(20, 25), score(25, 20), score(20, 25)]
    const fifth = sets('volleyball', {
      state: 'abandoned',
      bestOf: 5,
      sets: [...played, score(10, 3)],
    })
    expect(grade('volleyball', 'set_total_points|setnr=5|total=17.50', 'over', fifth)).toBe('win')
    expect(grade('volleyball', 'set_total_points|setnr=5|total=18.50', 'over', fifth)).toBe(
      'refund',
    )
    expect(grade('volleyball', 'total_points|total=197.50', 'over', fifth)).toBe('win')
    expect(grade('volleyball', 'total_points|total=198.50', 'over', fifth)).toBe('refund')
    expect(grade('volleyball', 'set_handicap|hcp=1.50', 'home', fifth)).toBe('win')
  })

  test('snooker: who stays wins the match, the rest stands once decided', () => {
    const frames = framesResult({
      state: 'retired',
      frames: score(5, 4),
      bestOf: 11,
      retired: 'home',
      winners: ['home'],
    })
    expect(grade('snooker', 'winner', 'away', frames)).toBe('win')
    expect(grade('snooker', 'total_frames|total=9.50', 'over', frames)).toBe('win')
    expect(grade('snooker', 'total_frames|total=10.50', 'over', frames)).toBe('refund')
    expect(grade('snooker', 'frame_handicap|hcp=2.50', 'home', frames)).toBe('win')
    expect(grade('snooker', 'frame_winner|framenr=1', 'home', frames)).toBe('win')
  })
})

describe('boxing', () => {
  const bout = (facts: Partial<Parameters<typeof boutResult>[0]>) =>
    boutResult({ method: 'tko', winner: 'home', scheduledRounds: 12, ...facts })

  test('exactly a minute and a half is over, a second less is under', () => {
    expect(
      grade('boxing', 'total_rounds|total=9.50', 'over', bout({ round: 10, seconds: 90 })),
    ).toBe('win')
    expect(
      grade('boxing', 'total_rounds|total=9.50', 'over', bout({ round: 10, seconds: 89 })),
    ).toBe('lose')
    const short = { round: 10, seconds: 60, roundSeconds: 120 }
    expect(grade('boxing', 'total_rounds|total=9.50', 'over', bout(short))).toBe('win')
    expect(grade('boxing', 'total_rounds|total=9.00', 'over', bout(short))).toBeNull()
  })

  test('a draw is an outcome of three ways and gives two ways back', () => {
    const draw = bout({ method: 'technical_draw', winner: null, round: 4 })
    expect(grade('boxing', '1x2', 'draw', draw)).toBe('win')
    expect(grade('boxing', '1x2', 'home', draw)).toBe('lose')
    expect(grade('boxing', 'winner_2way', 'home', draw)).toBe('refund')
    expect(grade('boxing', 'method', 'draw', draw)).toBe('win')
    expect(grade('boxing', 'goes_distance', 'no', draw)).toBe('win')
  })

  test('rounds are those fought: a bell not answered belongs to the round before', () => {
    const retired = bout({ method: 'rtd', roundNotAnswered: 10 })
    expect(grade('boxing', 'round_betting', 'home_r9', retired)).toBe('win')
    const cards = bout({ method: 'decision' })
    expect(grade('boxing', 'round_betting', 'decision_or_draw', cards)).toBe('win')
    expect(grade('boxing', 'goes_distance', 'yes', cards)).toBe('win')
    expect(grade('boxing', 'method', 'home_decision', cards)).toBe('win')
  })

  test('no contest gives all back, changed rounds what depends on them', () => {
    expect(grade('boxing', '1x2', 'home', bout({ method: 'no_contest', winner: null }))).toBe(
      'refund',
    )
    const changed = bout({ round: 2, isChanged: true })
    expect(grade('boxing', 'method', 'home_ko_tko_dq', changed)).toBe('refund')
    expect(grade('boxing', '1x2', 'home', changed)).toBe('win')
  })
})

describe('cricket and motor racing', () => {
  test('without an official result the winner goes back; what is decided stands', () => {
    const innings = [{ runs: 120, isComplete: false, isReduced: true, overs: [4, 7] }]
    const none = cricketResult({ state: 'abandoned', winner: null, innings, fours: 12 })
    expect(grade('cricket', 'winner_incl_super_over', 'home', none)).toBe('refund')
    expect(grade('cricket', 'innings_total|inningnr=1|total=119.50', 'over', none)).toBe('win')
    expect(grade('cricket', 'innings_total|inningnr=1|total=160.50', 'under', none)).toBe('refund')
    expect(grade('cricket', 'over_odd_even|inningnr=1|overnr=2', 'odd', none)).toBe('win')
    expect(grade('cricket', 'total_fours|total=11.50', 'over', none)).toBe('win')
    expect(grade('cricket', 'total_sixes|total=3.50', 'over', none)).toBeNull()
    expect(grade('cricket', 'top_batsman|inningnr=1', 'B', none)).toBeNull()
  })

  test('a tie that nothing breaks goes back, a drawn test does not', () => {
    const tie = cricketResult({ state: 'finished', winner: 'tie', superOver: false })
    expect(grade('cricket', 'winner_incl_super_over', 'home', tie)).toBe('refund')
    expect(grade('cricket', '1x2', 'home', tie)).toBe('refund')
    expect(grade('cricket', 'super_over_yes_no', 'no', tie)).toBe('win')
    const drawn = cricketResult({ state: 'finished', winner: 'draw' })
    expect(grade('cricket', '1x2', 'draw', drawn)).toBe('win')
    expect(grade('cricket', '1x2', 'home', drawn)).toBe('lose')
  })

  test('three best batters share one place: a third of the stake wins', () => {
    const batters = ['A', 'B', 'C', 'D'].map((name, at) => ({ name, runs: at < 3 ? 50 : 20 }))
    const result = cricketResult({
      state: 'finished',
      winner: 'home',
      innings: [{ runs: 200, isComplete: true, batters }],
    })
    const leg = { sport: 'cricket', key: 'top_batsman', specifiers: { inningnr: '1' } } as const
    expect(gradeLeg({ ...leg, outcome: 'B' }, result)).toEqual({
      result: 'win',
      deadHeat: { numerator: 1n, denominator: 3n },
    })
    expect(gradeLeg({ ...leg, outcome: 'D' }, result)?.result).toBe('lose')
    expect(gradeLeg({ ...leg, outcome: 'E' }, result)?.result).toBe('refund')
  })

  test('a duel needs both at the start; the classified beats the retired, then laps, then order', () => {
    const at = (entrant: string, place: number | null, rest = {}) => ({
      entrant,
      place,
      started: true,
      ...rest,
    })
    const race = [
      at('VER', 1),
      at('HAM', null, { laps: 40, order: 17 }),
      at('ALO', null, { laps: 40, order: 18 }),
      at('SAI', null, { started: false }),
    ]
    const result = raceResult({ state: 'finished', race })
    const duel = (a: string, b: string) =>
      grade('motor_racing', `head_to_head|driverA=${a}|driverB=${b}`, 'home', result)
    expect([
      duel('VER', 'HAM'),
      duel('ALO', 'HAM'),
      duel('HAM', 'ALO'),
      duel('VER', 'SAI'),
    ]).toEqual(['win', 'lose', 'win', 'refund'])
    expect(grade('motor_racing', 'classified|driver=HAM', 'yes', result)).toBe('lose')
    expect(grade('motor_racing', 'classified|driver=SAI', 'no', result)).toBe('refund')
    expect(grade('motor_racing', 'race_winner', 'SAI', result)).toBe('refund')
    expect(grade('motor_racing', 'pole', 'VER', result)).toBeNull()
  })
})

test.each(['walkover', 'void'] as const)(
  'of a match that is a %s every leg goes back, whatever its score says',
  (state) => {
    const over = football({})
    expect(grade('football', '1x2', 'home', over)).toBe('win')
    expect(grade('football', '1x2', 'home', { ...over, state })).toBe('refund')
    expect(grade('football', '1x2', 'away', { ...over, state })).toBe('refund')
  },
)
