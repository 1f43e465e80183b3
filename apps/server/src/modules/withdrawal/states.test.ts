import { order } from '@jogada/contract'
import { expect, test } from 'vitest'
import { nextWithdrawalStates } from './states.ts'

test('every state of a withdrawal can be reached from requested, and paid and refused are ends', () => {
  const seen = new Set<string>(['requested'])
  const next: Readonly<Record<string, readonly string[]>> = nextWithdrawalStates
  for (const state of seen) for (const following of next[state]!) seen.add(following)
  expect([...seen].sort()).toEqual([...order.withdrawalStates].sort())
  const ends = Object.entries(next).filter(([, following]) => following.length === 0)
  expect(ends.map(([state]) => state)).toEqual(['paid', 'refused'])
})

test('[PIX-10] what was sent ends by the provider’s word alone', () => {
  expect(nextWithdrawalStates.sent).toEqual(['paid', 'refused'])
})
