import { expect, test } from 'vitest'
import { isDecided, standingOf } from './standing.ts'
import type { Sport } from './sport.ts'

const at = (sport: Sport, home: number, away: number) => standingOf(sport, { home, away })!

const decided = (
  sport: Sport,
  [home, away]: readonly [number, number],
  key: string,
  outcome: string,
  specifiers: Record<string, string> = {},
) => isDecided({ sport, key, specifiers, outcome }, at(sport, home, away))

test('[SPB-05] a total is decided by the goal that passes its line, on both sides', () => {
  const total = { total: '2.5' }
  for (const outcome of ['over', 'under']) {
    expect(decided('football', [2, 0], 'total', outcome, total)).toBe(false)
    expect(decided('football', [2, 1], 'total', outcome, total)).toBe(true)
  }
})

test('[SPB-05] who wins is never decided by a score in play, however large', () => {
  for (const outcome of ['home', 'draw', 'away']) {
    expect(decided('football', [9, 0], '1x2', outcome)).toBe(false)
  }
})

test('[SPB-05] of exact scores those are decided that were passed', () => {
  expect(decided('football', [1, 0], 'correct_score', '0:0')).toBe(true)
  expect(decided('football', [1, 0], 'correct_score', '0:1')).toBe(true)
  expect(decided('football', [1, 0], 'correct_score', '1:0')).toBe(false)
  expect(decided('football', [1, 0], 'correct_score', '3:2')).toBe(false)
})

test('[SPB-05] both teams to score is decided once both have', () => {
  for (const outcome of ['yes', 'no']) {
    expect(decided('football', [3, 0], 'btts', outcome)).toBe(false)
    expect(decided('football', [1, 1], 'btts', outcome)).toBe(true)
  }
})

test('[SPB-05] a handicap that counts from the placement on is decided by no lead', () => {
  const line = { hcp: '-1.5' }
  for (const outcome of ['home', 'away']) {
    expect(decided('football', [4, 0], 'asian_handicap', outcome, line)).toBe(false)
  }
})

test('[SPB-05] points of other sports decide totals too', () => {
  expect(decided('basketball', [90, 80], 'total_incl_ot', 'over', { total: '169.5' })).toBe(true)
  expect(decided('basketball', [90, 79], 'total_incl_ot', 'over', { total: '169.5' })).toBe(false)
  expect(decided('baseball', [5, 4], 'total_incl_extra', 'under', { total: '8.5' })).toBe(true)
  expect(standingOf('tennis', { home: 1, away: 0 })).toBeNull()
})
