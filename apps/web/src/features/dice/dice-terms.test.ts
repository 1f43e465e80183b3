import { DICE_MAX_CHANCE, diceMultiplierX10000 } from '@jogada/core/games/dice'
import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FIRST_TERMS,
  multiplierOf,
  targetOf,
  withChance,
  withDirection,
  withMultiplier,
  withTarget,
} from './dice-terms.ts'
import { targetAfterKey } from './target-keys.ts'

const chances = integer({ min: 1, max: DICE_MAX_CHANCE })

describe('the three linked fields of dice', () => {
  test('the first terms are 49.50 % over 50.50 at 2.0000', () => {
    expect(targetOf(FIRST_TERMS)).toBe(5050)
    expect(multiplierOf(FIRST_TERMS)).toBe(20_000)
  })

  test('a target typed is the target shown, on both sides', () => {
    expect(targetOf(withTarget(FIRST_TERMS, 7525))).toBe(7525)
    expect(targetOf(withTarget({ ...FIRST_TERMS, direction: 'under' }, 7525))).toBe(7525)
  })

  test('a multiplier typed is never paid short', () => {
    assert(
      property(integer({ min: 10_103, max: 99_000_000 }), (wanted) => {
        expect(multiplierOf(withMultiplier(FIRST_TERMS, wanted))).toBeGreaterThanOrEqual(wanted)
      }),
    )
  })

  test('every multiplier of the pay table leads back to itself', () => {
    assert(
      property(chances, (chance) => {
        const wanted = diceMultiplierX10000(chance)
        expect(multiplierOf(withMultiplier(FIRST_TERMS, wanted))).toBe(wanted)
      }),
    )
  })

  test('what cannot be played becomes the nearest that can', () => {
    expect(withChance(FIRST_TERMS, 9900).chance).toBe(9800)
    expect(withChance(FIRST_TERMS, 0).chance).toBe(1)
    expect(targetOf(withTarget(FIRST_TERMS, 0))).toBe(200)
  })

  test('changing the side keeps the chance', () => {
    const flipped = withDirection(withTarget(FIRST_TERMS, 8000), 'under')
    expect(flipped.chance).toBe(2000)
    expect(targetOf(flipped)).toBe(2000)
  })
})

test('the slider moves by 1 with arrows, by 0.01 with Shift, by 10 with page keys', () => {
  const press = (key: string, shiftKey = false) => targetAfterKey(5050, { key, shiftKey })
  expect(press('ArrowRight')).toBe(5150)
  expect(press('ArrowLeft', true)).toBe(5049)
  expect(press('PageUp')).toBe(6050)
  expect(press('Home')).toBe(0)
  expect(press('Tab')).toBeNull()
})
