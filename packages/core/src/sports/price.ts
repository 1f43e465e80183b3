import { odds } from '../odds.ts'
import type { Odds } from '../odds.ts'

const LOWEST_PRICE = 1.01
const HIGHEST_PRICE = 1_000

/**
 * A decimal price as odds: two decimals, always down, at most 1000.00. Null when that is below
 * 1.01 or when `decimal` is infinite: what is all but certain is not offered, as 1.01 would pay
 * more than it is worth, and neither is what cannot happen.
 */
export function priceFromDecimal(decimal: number): Odds | null {
  if (!Number.isFinite(decimal)) return null
  // The tolerance keeps a price such as 1.1, which is 110.00000000000001 hundredths, on its cent.
  const hundredths = Math.floor(Math.min(decimal, HIGHEST_PRICE) * 100 + 1e-9)
  return hundredths >= LOWEST_PRICE * 100 ? odds(BigInt(hundredths) * 10n) : null
}
