import { smaller, subtract, timesRatioFloor } from '@jogada/core'
import type { Money } from '@jogada/core'
import { usdtFor } from '@jogada/core/withdrawal/usdt'
import { moneyOf } from '../../../components/typed-money.ts'

const FEE_PARTS = 1_000_000
const DECIMAL = /^(\d{1,9})(?:\.(\d{1,8}))?$/

/** The fee of a withdrawal, rounded down to the centavo as the server does, and what is left. */
export function quoteOf(amount: Money, serviceAmount: number): { fee: Money; net: Money } {
  const parts = BigInt(Math.round(serviceAmount * FEE_PARTS))
  const fee = timesRatioFloor(amount, parts, BigInt(FEE_PARTS))
  return { fee, net: subtract(amount, fee) }
}

/** What a withdrawal in USDT costs, the network's one USDT at the rate, and what is left of it. */
export function usdtQuoteOf(amount: Money, rate: string): { fee: Money; net: Money } {
  const fee = smaller(moneyOf(rate), amount)
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
  const cents = usdtFor(amount, scaledRate, 10n ** BigInt(places.length))
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}
