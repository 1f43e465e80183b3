// @vitest-environment node
import { centavos, reais } from '@jogada/core'
import { expect, test } from 'vitest'
import { clampAmount } from './clamp-amount.ts'

test('[R106] [WAL-04] the amount is clamped to the balance, and it is said when it was', () => {
  const balance = reais(100n)
  expect(clampAmount(centavos(10_001n), balance)).toEqual({ amount: balance, clamped: true })
  expect(clampAmount(balance, balance)).toEqual({ amount: balance, clamped: false })
})
