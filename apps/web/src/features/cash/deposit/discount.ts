import { parseMoney, timesRatio, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { deviceMsOf } from '../../../platform/server-clock.ts'
import type { Player } from '../../../session/player-queries.ts'

const PARTS = 10_000

/** What the server grants: the fraction off, and until when by this device's clock, if it ends. */
export type Discount = { readonly fraction: number; readonly endsAtMs: number | null }

/** The player's discount at this moment; null when the server gives none or it has ended. */
export function discountAt(nowMs: number, given: Player['payDiscount'] | undefined) {
  if (!given || given.discount <= 0 || given.discount >= 1) return null
  const endsAtMs = deviceMsOf(given.expiredTime)
  if (Number.isNaN(endsAtMs)) return { fraction: given.discount, endsAtMs: null }
  return endsAtMs > nowMs ? { fraction: given.discount, endsAtMs } : null
}

/** `price × (1 − discount)`, exact to a ten-thousandth of the fraction, rounded half up. */
export function priceAfter(price: string, discount: Discount | null): Money {
  const amount = parseMoney(price) ?? zero
  if (!discount) return amount
  return timesRatio(amount, BigInt(PARTS - Math.round(discount.fraction * PARTS)), BigInt(PARTS))
}
