import { expect, test } from 'vitest'
import { paymentsWaiting } from './payments-waiting.ts'

test('a Pix without a destination counts among what waits at the deposits', () => {
  expect(paymentsWaiting({ differences: 2, debts: 1, stranded: 4 })).toBe(7)
  expect(paymentsWaiting({ differences: null, debts: null, stranded: null })).toBe(0)
})
