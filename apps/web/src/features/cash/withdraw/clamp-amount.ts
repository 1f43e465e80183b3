import type { Money } from '@jogada/core'

/** An amount that never passes the balance, and whether it had to be cut. */
export const clampAmount = (amount: Money, balance: Money) =>
  amount > balance ? { amount: balance, clamped: true } : { amount, clamped: false }
