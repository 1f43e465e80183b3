import type { DrawBet } from '@jogada/contract/draw'
import { expect, test } from 'vitest'
import { ownResultOf, toldBet } from './own-result.ts'

const bet = (own: Partial<DrawBet>): DrawBet => ({
  betId: '1',
  placedAt: '2026-03-01T12:00:00Z',
  channel: 'double',
  roundId: '7',
  selection: 'red',
  stake: '1.00',
  status: 0,
  payout: null,
  settledAt: null,
  outcome: null,
  ...own,
})

test('a player without a bet on the round has no result of their own', () => {
  expect(ownResultOf('7', [bet({ roundId: '6', status: 10, payout: '2.00' })], null)).toBeNull()
})

test('a result is open until every bet on the round is settled, so that it is said once', () => {
  const won = bet({ status: 10, payout: '2.00' })
  const open = bet({ betId: '2', stake: '3.00' })
  expect(ownResultOf('7', [won, open], null)).toBe('open')
  const lost = { ...open, status: 20, payout: '0.00' } as const
  expect(ownResultOf('7', [won, lost], null)).toEqual({
    roundId: '7',
    stake: '4.00',
    payout: '2.00',
  })
})

test('what the server told of the round counts, and not what it told of another', () => {
  const told = { roundId: '7', stake: '1.00', payout: '2.00' }
  expect(ownResultOf('7', [bet({})], told)).toEqual(told)
  expect(ownResultOf('8', [bet({ roundId: '8' })], told)).toBe('open')
})

test('a bet that came back is told apart from one that was lost or paid its stake', () => {
  expect(toldBet(bet({}))).toBeNull()
  expect(toldBet(bet({ status: 90, payout: '1.00' }))).toEqual({
    stake: '1.00',
    payout: '1.00',
    isVoid: true,
  })
  expect(toldBet(bet({ status: 20 }))).toEqual({ stake: '1.00', payout: '0.00', isVoid: false })
})
