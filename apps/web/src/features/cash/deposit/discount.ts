import { subtract, timesRatio } from '@jogada/core'
import type { Money } from '@jogada/core'
import { moneyOf } from '../../../components/typed-money.ts'
import { deviceMsOf } from '../../../platform/server-clock.ts'
import type { Player } from '../../../session/player-queries.ts'

const PARTS = 10_000

/** What the server grants: the fraction off, and until when by this device's clock, if it ends. */
export type Discount = { readonly fraction: number; readonly endsAtMs: number | null }

/**
 * The player's discount on a price at this moment; null when the server gives none, it has ended,
 * or it would take off more than its campaign has left.
 */
export function discountAt(
  nowMs: number,
  given: Player['payDiscount'] | undefined,
  price: string,
): Discount | null {
  if (!given || given.discount <= 0 || given.discount >= 1) return null
  const endsMs = deviceMsOf(given.expiredTime)
  const discount = { fraction: given.discount, endsAtMs: Number.isNaN(endsMs) ? null : endsMs }
  if (discount.endsAtMs !== null && discount.endsAtMs <= nowMs) return null
  const off = subtract(moneyOf(price), priceAfter(price, discount))
  return given.most !== undefined && off > moneyOf(given.most) ? null : discount
}

/** What a package is paid with at this moment by a player who does not waive promotions. */
export const amountAt = (
  nowMs: number,
  given: Player['payDiscount'] | undefined,
  price: string,
): Money => priceAfter(price, discountAt(nowMs, given, price))

/** `price × (1 − discount)`, exact to a ten-thousandth of the fraction, rounded half up. */
export function priceAfter(price: string, discount: Discount | null): Money {
  const amount = moneyOf(price)
  if (!discount) return amount
  return timesRatio(amount, BigInt(PARTS - Math.round(discount.fraction * PARTS)), BigInt(PARTS))
}
