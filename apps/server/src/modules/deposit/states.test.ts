import { expect, test } from 'vitest'
import { nextOrderStates, nextPaymentStates, orderStatesBefore } from './states.ts'

function reachable(next: Readonly<Record<string, readonly string[]>>, starts: readonly string[]) {
  const seen = new Set(starts)
  for (const state of seen) for (const following of next[state]!) seen.add(following)
  return [...seen].sort()
}

test('every state of an order can be reached from pending, and only paid is an end', () => {
  expect(reachable(nextOrderStates, ['pending'])).toEqual(Object.keys(nextOrderStates).sort())
  const ends = Object.entries(nextOrderStates).filter(([, next]) => next.length === 0)
  expect(ends.map(([state]) => state)).toEqual(['paid'])
})

test('[PIX-03] money for an order that ended otherwise still finds its way', () => {
  expect(orderStatesBefore('paid').sort()).toEqual(['cancelled', 'expired', 'pending', 'returned'])
  expect(orderStatesBefore('expired')).toEqual(['pending'])
})

test('a payment is credited or goes back, never both', () => {
  const states = reachable(nextPaymentStates, ['received', 'unmatched'])
  expect(states).toEqual(Object.keys(nextPaymentStates).sort())
  expect(reachable(nextPaymentStates, ['accepted'])).toEqual(['accepted', 'credited'])
  expect(reachable(nextPaymentStates, ['returning'])).not.toContain('credited')
})
