import { centavos, subtract, timesRatio, timesRatioFloor } from '@jogada/core'
import type { Money } from '@jogada/core'

const FEE_PARTS = 1_000_000
const USDT_FEE_CENTS = 100n
const DECIMAL = /^(\d{1,9})(?:\.(\d{1,8}))?$/

/** The fee of a withdrawal, rounded down to the centavo as the server does, and what is left. */
export function quoteOf(amount: Money, serviceAmount: number): { fee: Money; net: Money } {
  const parts = BigInt(Math.round(serviceAmount * FEE_PARTS))
  const fee = timesRatioFloor(amount, parts, BigInt(FEE_PARTS))
  return { fee, net: subtract(amount, fee) }
}

/**
 * What arrives in USDT, as shown: amount / rate − 1 with two decimals, rounded half up, never
 * below zero. A rate that is no positive decimal gives null.
 */
export function usdtText(amount: Money, rate: string): string | null {
  const match = DECIMAL.exec(rate)
  if (!match) return null
  const places = match[2] ?? ''
  const scaledRate = BigInt(match[1]! + places)
  if (scaledRate === 0n) return null
  const bought = timesRatio(amount, 10n ** BigInt(places.length), scaledRate)
  const cents = bought > USDT_FEE_CENTS ? centavos(bought - USDT_FEE_CENTS) : centavos(0n)
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}
