/** An amount of Brazilian reais in centavos; signed where a function says so. Never a `number`. */
export type Money = bigint & { readonly brand: 'Money' }

export const zero = 0n as Money

/** Brands a count of centavos as money. */
export const centavos = (count: bigint): Money => count as Money

/** Brands whole reais as money. */
export const reais = (count: bigint): Money => (count * 100n) as Money

export const add = (...amounts: readonly Money[]): Money =>
  amounts.reduce<bigint>((sum, amount) => sum + amount, 0n) as Money

export const subtract = (from: Money, amount: Money): Money => (from - amount) as Money

export const negate = (amount: Money): Money => (0n - amount) as Money

export const smaller = (a: Money, b: Money): Money => (a < b ? a : b)

export const larger = (a: Money, b: Money): Money => (a > b ? a : b)

/**
 * `amount × numerator / denominator`, rounded half up (towards plus infinity at the exact half).
 * `amount` must not be negative and `denominator` must be positive, otherwise RangeError.
 */
export function timesRatio(amount: Money, numerator: bigint, denominator: bigint): Money {
  assertRatio(amount, numerator, denominator)
  return ((2n * amount * numerator + denominator) / (2n * denominator)) as Money
}

/** As `timesRatio`, but rounded down: what the house keeps is never less than the exact share. */
export function timesRatioFloor(amount: Money, numerator: bigint, denominator: bigint): Money {
  assertRatio(amount, numerator, denominator)
  return ((amount * numerator) / denominator) as Money
}

function assertRatio(amount: bigint, numerator: bigint, denominator: bigint) {
  if (amount < 0n || numerator < 0n || denominator <= 0n) {
    throw new RangeError('a ratio of money needs amount and numerator >= 0 and denominator > 0')
  }
}

const WIRE = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/

/**
 * Reads `"12"`, `"12.3"` or `"12.34"` (at most 15 digits of reais) as exact centavos.
 * Anything else, exponents and blanks included, gives `null`.
 */
export function parseMoney(text: string): Money | null {
  const match = WIRE.exec(text)
  if (!match) return null
  const value = BigInt(match[2]!) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'))
  return (match[1] ? 0n - value : value) as Money
}

/** The wire form: a decimal string with exactly two places, `"-0.05"`, `"100.00"`. */
export function formatMoney(amount: Money): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? 0n - amount : amount).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
