import { formatMoney, smaller } from '../money.ts'
import type { Money } from '../money.ts'
import { formatOdds, ODDS_ONE } from '../odds.ts'
import type { Ratio } from './leg.ts'
import { MAX_TOTAL_ODDS } from './stake-limits.ts'
import type { BetLimits } from './stake-limits.ts'
import { isShapeOf, MAX_PARLAY_LEGS, MAX_SYSTEM_LEGS } from './systems.ts'
import type { TicketShape } from './systems.ts'

/** A rule that a ticket breaks, with the value of its text. */
export type TicketFault = {
  readonly code:
    | 'parlay_limit'
    | 'ticket_shape'
    | 'stake_below_minimum'
    | 'stake_above_maximum'
    | 'total_odds_limit'
    | 'payout_above_maximum'
  readonly values?: { readonly limit: string | number }
}

/** Total odds in thousandths, rounded down, as a ticket shows them. */
export const totalOdds = ({ numerator, denominator }: Ratio): bigint =>
  (numerator * ODDS_ONE) / denominator

/** Why the number of legs, or the sizes of lines, do not fit; null when they do. */
export function shapeFault(shape: TicketShape, legs: number): TicketFault | null {
  const limit = shape.kind === 'system' ? MAX_SYSTEM_LEGS : MAX_PARLAY_LEGS
  if (shape.kind !== 'single' && legs > limit) return { code: 'parlay_limit', values: { limit } }
  return isShapeOf(shape, legs) ? null : { code: 'ticket_shape' }
}

/** Why no stake at all can be laid on what returns that much; null when its total odds fit. */
export const oddsFault = (returns: Ratio): TicketFault | null =>
  totalOdds(returns) > MAX_TOTAL_ODDS
    ? { code: 'total_odds_limit', values: { limit: formatOdds(MAX_TOTAL_ODDS) } }
    : null

/**
 * The first rule in this order that the sums of a ticket break: stake, total odds, return;
 * null when they keep to all. `returns` is what one unit returns at best, `potential` what
 * the stake does.
 */
export function sumFault(sums: {
  readonly stake: Money
  readonly limits: BetLimits
  readonly returns: Ratio
  readonly potential: Money
}): TicketFault | null {
  const { stake, limits, returns, potential } = sums
  const { minStake, maxStake, maxPayout } = limits
  const beyond = (code: TicketFault['code'], limit: Money): TicketFault => ({
    code,
    values: { limit: formatMoney(limit) },
  })
  if (stake < minStake) return beyond('stake_below_minimum', minStake)
  if (stake > maxStake) return beyond('stake_above_maximum', maxStake)
  const tooLong = oddsFault(returns)
  if (tooLong) return tooLong
  return potential > maxPayout ? beyond('payout_above_maximum', maxPayout) : null
}

/**
 * The largest stake that the limits take of what returns that much, whatever room is left: its
 * return, rounded half up, is no more than the largest.
 */
export function largestTaken({ numerator, denominator }: Ratio, limits: BetLimits): Money {
  const byPayout = ((2n * limits.maxPayout + 1n) * denominator - 1n) / (2n * numerator)
  return smaller(limits.maxStake, byPayout as Money)
}
