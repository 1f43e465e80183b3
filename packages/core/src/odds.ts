import { timesRatio } from './money.ts'
import type { Money } from './money.ts'

/** Decimal odds in thousandths: 1.955 is 1955. Always above 1000. */
export type Odds = bigint & { readonly brand: 'Odds' }

export const ODDS_ONE = 1000n

/** Brands thousandths as odds. RangeError when not above 1.000. */
export function odds(thousandths: bigint): Odds {
  if (thousandths <= ODDS_ONE) throw new RangeError('decimal odds are above 1')
  return thousandths as Odds
}

/** What a winning single returns, stake included, rounded half up to the centavo. */
export const timesOdds = (stake: Money, price: Odds): Money => timesRatio(stake, price, ODDS_ONE)

/** Reads `"1.95"` or `"1.955"`; `null` for anything else or for a value not above 1. */
export function parseOdds(text: string): Odds | null {
  const match = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text)
  if (!match) return null
  const value = BigInt(match[1]!) * ODDS_ONE + BigInt((match[2] ?? '').padEnd(3, '0'))
  return value > ODDS_ONE ? (value as Odds) : null
}

/** The wire form: two decimals, three where the third is not zero. */
export function formatOdds(price: Odds): string {
  const whole = price / ODDS_ONE
  const thousandths = (price % ODDS_ONE).toString().padStart(3, '0')
  return `${whole}.${thousandths.endsWith('0') ? thousandths.slice(0, 2) : thousandths}`
}
