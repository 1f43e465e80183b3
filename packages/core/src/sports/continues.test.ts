import { expect, test } from 'vitest'
import { continues } from './continues.ts'
import { VOID_EVENT } from './event-result.ts'
import type { Side } from './event-result.ts'
import { footballResult } from './results/football.ts'
import { baseballResult } from './results/periods.ts'
import { setsResult } from './results/sets.ts'
import type { Score } from './markets/market-rule.ts'

const at = (home: number, away: number, rest: { half?: Score; scorers?: Side[] } = {}) =>
  footballResult({
    state: 'live',
    score: { home, away },
    halfTime: rest.half ?? null,
    ...(rest.scorers ? { scorers: rest.scorers } : {}),
  })

test('goals are added and halves end: nothing was taken back', () => {
  expect(continues(at(1, 0), at(1, 0))).toBe(true)
  expect(continues(at(1, 0), at(1, 2))).toBe(true)
  expect(continues(at(1, 0), at(2, 0, { half: { home: 1, away: 0 } }))).toBe(true)
  const over = footballResult({
    state: 'finished',
    score: { home: 1, away: 0 },
    halfTime: { home: 1, away: 0 },
  })
  expect(continues(at(1, 0), over)).toBe(true)
})

test('an annulled goal, another half-time score, another scorer or a void match takes something back', () => {
  expect(continues(at(2, 1), at(1, 1))).toBe(false)
  const half = at(2, 1, { half: { home: 1, away: 1 } })
  expect(continues(half, at(2, 1, { half: { home: 2, away: 1 } }))).toBe(false)
  expect(continues(half, at(2, 1))).toBe(false)
  expect(continues(at(1, 0, { scorers: ['home'] }), at(1, 1, { scorers: ['away', 'home'] }))).toBe(
    false,
  )
  expect(continues(at(1, 0), VOID_EVENT)).toBe(false)
})

test('runs of visitors who have batted all their innings take something back', () => {
  const called = (home: number, away: number) =>
    baseballResult({
      state: 'abandoned',
      score: { home, away },
      innings: [...Array.from({ length: 4 }, () => ({ home: 0, away: 0 })), { home, away }],
      inningsPlayed: 4.5,
    })
  expect(continues(called(1, 0), called(2, 0))).toBe(true)
  expect(continues(called(1, 0), called(1, 1))).toBe(false)
})

test('sets and points grow; a set that was played again does not continue', () => {
  const sets = (...played: readonly (readonly [number, number])[]) =>
    setsResult({
      sport: 'badminton',
      state: 'live',
      bestOf: 3,
      sets: played.map(([home, away]) => ({ home, away })),
    })
  expect(continues(sets([21, 15], [3, 4]), sets([21, 15], [5, 4]))).toBe(true)
  expect(continues(sets([21, 15], [20, 18]), sets([21, 15], [21, 18], [0, 1]))).toBe(true)
  expect(continues(sets([21, 15], [5, 4]), sets([21, 15], [4, 4]))).toBe(false)
  expect(continues(sets([21, 15], [5, 4]), sets([15, 21], [5, 4]))).toBe(false)
})
