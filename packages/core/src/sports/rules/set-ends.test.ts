import { expect, test } from 'vitest'
import { canSetGoOn, isSetEnd, scoringOfSet } from './set-ends.ts'
import { SPORT_RULES } from './sport-rules.ts'
import type { SportRules } from './sport-rules.ts'

type Row = [sport: SportRules['sport'], home: number, away: number, isDeciding: boolean]

const ask = (of: typeof isSetEnd, [sport, home, away, isDeciding]: Row) =>
  of({ home, away }, scoringOfSet(SPORT_RULES[sport].sets!, isDeciding))

const ENDS: Row[] = [
  ['tennis', 6, 4, false],
  ['tennis', 5, 7, false],
  ['tennis', 7, 6, false],
  ['volleyball', 25, 23, false],
  ['volleyball', 31, 33, false],
  ['volleyball', 15, 13, true],
  ['badminton', 21, 19, false],
  ['badminton', 28, 30, false],
  ['badminton', 30, 29, false],
  ['table_tennis', 13, 11, false],
]
const ON_THE_WAY: Row[] = [
  ['tennis', 6, 5, false],
  ['tennis', 6, 6, false],
  ['volleyball', 25, 24, false],
  ['volleyball', 20, 3, false],
  ['volleyball', 14, 14, true],
  ['badminton', 29, 29, false],
  ['table_tennis', 0, 0, false],
]
const NEVER: Row[] = [
  ['tennis', 9, 3, false],
  ['tennis', 8, 6, false],
  ['tennis', 7, 4, false],
  ['tennis', 7, 7, false],
  ['volleyball', 26, 23, false],
  ['volleyball', 25, 20, true],
  ['badminton', 30, 27, false],
  ['badminton', 31, 29, false],
  ['table_tennis', 12, 9, false],
]

test.each(ENDS)('[R085] a set of %s ends at %d-%d', (...row) => {
  expect([ask(isSetEnd, row), ask(canSetGoOn, row)]).toEqual([true, false])
})

test.each(ON_THE_WAY)('[R085] a set of %s goes on at %d-%d', (...row) => {
  expect([ask(isSetEnd, row), ask(canSetGoOn, row)]).toEqual([false, true])
})

test.each(NEVER)('[R085] a set of %s never stands at %d-%d', (...row) => {
  expect([ask(isSetEnd, row), ask(canSetGoOn, row)]).toEqual([false, false])
})
