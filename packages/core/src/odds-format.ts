import { ODDS_ONE } from './odds.ts'
import type { Odds } from './odds.ts'

export const ODDS_FORMATS = [
  'decimal',
  'american',
  'fractional',
  'hong_kong',
  'malay',
  'indonesian',
] as const

export type OddsFormat = (typeof ODDS_FORMATS)[number]

/** Decimal odds as a player wants to read them; they are kept and sent as decimals only. */
export const showOdds = (odds: Odds, format: OddsFormat): string =>
  WRITERS[format](Number(odds - ODDS_ONE) / 1_000, odds)

/** Each writes the profit of a unit stake. */
const WRITERS: Record<OddsFormat, (profit: number, odds: Odds) => string> = {
  decimal: (profit) => (profit + 1).toFixed(2),
  american: (profit) =>
    profit >= 1 ? `+${Math.round(profit * 100)}` : String(Math.round(-100 / profit)),
  fractional: (_, odds) => fraction(odds - ODDS_ONE, ODDS_ONE),
  hong_kong: (profit) => profit.toFixed(2),
  malay: (profit) => (profit <= 1 ? profit.toFixed(2) : trimmed(-1 / profit)),
  indonesian: (profit) => (profit >= 1 ? profit.toFixed(2) : trimmed(-1 / profit)),
}

/** At most three decimals, at least two. */
const trimmed = (value: number): string => value.toFixed(3).replace(/0$/, '')

function fraction(numerator: bigint, denominator: bigint): string {
  let [a, b] = [numerator, denominator]
  while (b !== 0n) [a, b] = [b, a % b]
  return `${numerator / a}/${denominator / a}`
}
