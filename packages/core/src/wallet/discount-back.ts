import { smaller, subtract, timesRatioFloor } from '../money.ts'
import type { Money } from '../money.ts'

/** A payment that brought more than was paid. */
export type DiscountedPayment = {
  readonly paid: Money
  /** What the house added to it. */
  readonly discount: Money
  /** What of that the house took back already because nobody played it. */
  readonly taken: Money
}

/**
 * How much of a discount has gone back to the house once `refunded` of the payment has gone back to
 * its payer: the same share, rounded down in the player's favour, and all of it with the whole; at
 * most what was not taken back before.
 */
export const discountGoneAt = (
  { paid, discount, taken }: DiscountedPayment,
  refunded: Money,
): Money =>
  smaller(timesRatioFloor(discount, smaller(refunded, paid), paid), subtract(discount, taken))

/**
 * What goes back to the house when a refund brings the sum of refunds from one amount to another.
 * Steps add up to the whole however a payment is cut, and a step back undoes a step forth.
 */
export const discountBack = (payment: DiscountedPayment, from: Money, to: Money): Money =>
  subtract(discountGoneAt(payment, to), discountGoneAt(payment, from))
