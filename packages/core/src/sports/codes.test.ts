import { expect, test } from 'vitest'
import { BET_RESULTS, BET_STATES, GAME_TIMES, MATCH_PHASES } from './codes.ts'
import { betResultOf, isInPlay, matchPhaseOf } from './codes.ts'

test('[R083] bet codes are the thirteen of the specification, each once', () => {
  const codes = [...Object.values(BET_STATES), ...Object.values(BET_RESULTS)]
  expect(codes.toSorted((a, b) => a - b)).toEqual([
    -11, -10, -1, 0, 4, 10, 11, 20, 21, 90, 1000, 8888, 9999,
  ])
  expect(betResultOf(21)).toBe('win_half')
  expect(betResultOf(12)).toBeUndefined()
})

test('[R084] match phases are the twelve of the specification', () => {
  expect(Object.values(MATCH_PHASES).toSorted((a, b) => a - b)).toEqual([
    -14, -13, -12, -11, -10, -1, 0, 1, 2, 3, 4, 5,
  ])
  expect(matchPhaseOf(2)).toBe('half_time')
  expect(matchPhaseOf(6)).toBeUndefined()
})

test('[R084] a match is in play from the first half to the penalties', () => {
  const inPlay = Object.entries(MATCH_PHASES).filter(([, code]) => isInPlay(matchPhaseOf(code)!))
  expect(inPlay.map(([, code]) => code)).toEqual([1, 2, 3, 4, 5])
})

test('[R085] game-time codes are 1, 2, 4 and 1001 to 1004', () => {
  expect(Object.values(GAME_TIMES)).toEqual([1, 2, 4, 1001, 1002, 1003, 1004])
})
