import type { Ratio } from './leg.ts'

export const RATIO_ONE: Ratio = { numerator: 1n, denominator: 1n }
export const RATIO_ZERO: Ratio = { numerator: 0n, denominator: 1n }

export const plus = (a: Ratio, b: Ratio): Ratio =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const times = (a: Ratio, b: Ratio): Ratio =>
  reduced(a.numerator * b.numerator, a.denominator * b.denominator)

export const isZero = ({ numerator }: Ratio): boolean => numerator === 0n

const PLACES = 4
const WHOLE = 10n ** BigInt(PLACES)

/** As a decimal of two to four places, rounded half up: `"1.50"`, `"0.6667"`. */
export function formatRatio({ numerator, denominator }: Ratio): string {
  const parts = (2n * numerator * WHOLE + denominator) / (2n * denominator)
  const places = (parts % WHOLE).toString().padStart(PLACES, '0')
  return `${parts / WHOLE}.${places.replace(/0{1,2}$/, '')}`
}

/** Lowest terms, so that a system of many lines does not grow without end. */
function reduced(numerator: bigint, denominator: bigint): Ratio {
  let [a, b] = [numerator, denominator]
  while (b !== 0n) [a, b] = [b, a % b]
  return { numerator: numerator / a, denominator: denominator / a }
}
