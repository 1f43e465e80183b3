import { centavos, subtract, timesRatio, zero } from '../money.ts'
import type { Money } from '../money.ts'

/** What the network takes of a USDT payment, in hundredths of a USDT. */
export const USDT_NETWORK_FEE = centavos(100n)

/**
 * What arrives for an amount in hundredths of a USDT: amount / rate − 1, rounded half up, never
 * below zero. The rate is reais for one USDT, as `rate / scale`.
 */
export function usdtFor(amount: Money, rate: bigint, scale: bigint): Money {
  const bought = timesRatio(amount, scale, rate)
  return bought > USDT_NETWORK_FEE ? subtract(bought, USDT_NETWORK_FEE) : zero
}
