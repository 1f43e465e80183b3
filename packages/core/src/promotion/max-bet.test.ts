import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { allowsLargerBets, smallestMaxBet } from './max-bet.ts'

test('of several bounds the smallest holds, and terms without one take nothing from it', () => {
  expect(smallestMaxBet([])).toBeNull()
  expect(smallestMaxBet([null, null])).toBeNull()
  expect(smallestMaxBet([centavos(500n), null, centavos(200n)])).toBe(200n)
  expect(smallestMaxBet([null, centavos(500n)])).toBe(500n)
})

test('a bound that is raised or removed is more generous, one that is named or lowered is not', () => {
  const [low, high] = [centavos(200n), centavos(500n)]
  expect(allowsLargerBets(low, high)).toBe(true)
  expect(allowsLargerBets(low, null)).toBe(true)
  expect(allowsLargerBets(high, low)).toBe(false)
  expect(allowsLargerBets(null, low)).toBe(false)
  expect(allowsLargerBets(low, low)).toBe(false)
  expect(allowsLargerBets(null, null)).toBe(false)
})
