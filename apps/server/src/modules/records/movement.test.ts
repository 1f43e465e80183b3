import { expect, test } from 'vitest'
import { movementOf } from './movement.ts'

test.each([
  ['deposit', 'pixIn'],
  ['deposit_taken_back', 'pixBack'],
  ['dice_bet', 'round'],
  ['limbo_bet', 'round'],
  ['mines_bet', 'stake'],
  ['draw_double_stake', 'stake'],
  ['draw_double_settlement', 'result'],
  ['draw_luckyColor_refund', 'stakeBack'],
  ['provider_debit', 'stake'],
  ['mines_end', 'result'],
  ['mines_refund', 'stakeBack'],
  ['deposit_refund', 'pixBack'],
  ['bet_settlement', 'result'],
  ['provider_round_end', 'result'],
  ['bet_cash_out', 'cashOut'],
  ['bonus_released', 'bonus'],
  ['gift_taken', 'gift'],
  ['referral', 'referral'],
  ['ladder_bonus', 'referral'],
])('%s moves money as %s', (kind, movement) => {
  expect(movementOf(kind)).toBe(movement)
})

test('a kind without a name, even one of every object, has no movement', () => {
  expect(movementOf('constructor')).toBeNull()
  expect(movementOf('of_tomorrow')).toBeNull()
})
