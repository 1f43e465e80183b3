import { expect, test } from 'vitest'
import { reais } from '../money.ts'
import { limitsFit, SOLO_LIMITS } from './limits.ts'
import type { GameLimits } from './limits.ts'

const fits = (change: Partial<GameLimits>) => limitsFit({ ...SOLO_LIMITS, ...change }, SOLO_LIMITS)

test('limits as they ship fit, and so do narrower ones', () => {
  expect(fits({})).toBe(true)
  expect(fits({ minStake: reais(1n), maxStake: reais(2n), maxPayout: reais(3n) })).toBe(true)
  expect(fits({ minStake: reais(2n), maxStake: reais(2n), maxPayout: reais(2n) })).toBe(true)
})

test.for<[string, Partial<GameLimits>]>([
  ['a smaller stake', { minStake: reais(0n) }],
  ['a larger stake', { maxStake: reais(5_001n) }],
  ['a larger prize', { maxPayout: reais(100_001n) }],
  ['no stake at all', { minStake: reais(3n), maxStake: reais(2n) }],
  ['stakes that can win nothing', { maxStake: reais(10n), maxPayout: reais(9n) }],
])('limits that let in %s do not fit', ([, change]) => {
  expect(fits(change)).toBe(false)
})
