import { smaller } from '../money.ts'
import type { Money } from '../money.ts'

/** The smallest of the highest stakes that some terms name, in centavos; null where none does. */
export const smallestMaxBet = (named: readonly (Money | null)[]): Money | null =>
  named.reduce<Money | null>(
    (least, one) => (least === null ? one : one === null ? least : smaller(least, one)),
    null,
  )

/** Whether terms let a player stake more at once than others do; naming no bound lets the most. */
export const allowsLargerBets = (before: Money | null, after: Money | null): boolean =>
  before !== null && (after === null || after > before)
