import { subtract, timesRatio, zero } from '../money.ts'
import type { Money } from '../money.ts'

/** What a licence takes of the revenue of games from a day on, in ten-thousandths of it. */
export type LevyRate = {
  /** The first day, such as `2026-01-01`, in the operator's time zone. */
  readonly from: string
  readonly socialSecurity: number
  /** Sport, education, tourism and the other ends that the law names. */
  readonly destinations: number
}

export type Levy = {
  readonly socialSecurity: Money
  readonly destinations: Money
  /** What stays with the operator; with the two others it is the revenue. */
  readonly kept: Money
}

const PARTS = 10_000n

/**
 * The rate in force on a day, or null where none is. The rates stand in the order of their days.
 */
export const levyRateOn = (rates: readonly LevyRate[], day: string): LevyRate | null =>
  rates.findLast(({ from }) => from <= day) ?? null

/**
 * How revenue is split, each share rounded half up to the centavo; nothing is owed on revenue that
 * is not positive (Lei 13.756/2018 art. 30 §1-A).
 */
export function levyOf(revenue: Money, rate: LevyRate | null): Levy {
  if (!rate || revenue <= zero) return { socialSecurity: zero, destinations: zero, kept: revenue }
  const socialSecurity = timesRatio(revenue, BigInt(rate.socialSecurity), PARTS)
  const destinations = timesRatio(revenue, BigInt(rate.destinations), PARTS)
  return {
    socialSecurity,
    destinations,
    kept: subtract(subtract(revenue, socialSecurity), destinations),
  }
}
