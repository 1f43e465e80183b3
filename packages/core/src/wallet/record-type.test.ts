import { expect, test } from 'vitest'
import { HOUSE_GAMES } from '../games/house-games.ts'
import { kindsOf, playedGame, recordType } from './record-type.ts'
import type { RecordType } from './record-type.ts'

const cases: readonly [string, RecordType][] = [
  ['deposit', '10'],
  ['withdrawal', '11'],
  ['withdrawal_refused', '11'],
  ['transfer_sent', '20'],
  ['bet_stake', '30'],
  ['bet_settlement', '30'],
  ['dice_bet', '31'],
  ['mines_step', '31'],
  ['rowDouble_bet', '31'],
  ['rowDouble_end', '31'],
  ['provider_debit', '31'],
  ['draw_double_stake', '31'],
  ['bonus_paid', '40'],
  ['adjustment', '90'],
  ['something_new', '90'],
]

test.each(cases)('[R082] %s is a record of type %s, and of no other', (kind, type) => {
  expect(recordType(kind)).toBe(type)
  const types: readonly RecordType[] = ['10', '11', '20', '30', '31', '40', '90']
  expect(types.filter((one) => new RegExp(kindsOf(one)).test(kind))).toEqual([type])
})

test.each(HOUSE_GAMES)('[R082] what moves money in %s is a record of a game', (game) => {
  for (const kind of [`${game}_bet`, `draw_${game}_stake`]) {
    expect([recordType(kind), playedGame(kind)]).toEqual(['31', game])
  }
})

test.each([
  ['dice_bet', 'dice'],
  ['rowDouble_end', 'rowDouble'],
  ['draw_luckyColor_refund', 'luckyColor'],
  ['draw_double_settlement', 'double'],
  ['draw_lock', null],
  ['provider_debit', null],
  ['bet_stake', null],
  ['deposit', null],
])('[R082] %s played %s', (kind, game) => {
  expect(playedGame(kind)).toBe(game)
})
