import { timesRatio } from '../money.ts'
import type { Money } from '../money.ts'
import { ODDS_ONE } from '../odds.ts'
import type { Odds } from '../odds.ts'
import type { BetResult } from './codes.ts'

/** An exact, never negative fraction with a positive denominator. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

/**
 * How a leg ended. `deadHeat` is only there for a `win` on a place that is shared: the places left
 * over the competitors tied for them, at most one. Such a win may return less than the stake.
 */
export type LegResult = { readonly result: BetResult; readonly deadHeat?: Ratio }

export const WON: LegResult = { result: 'win' }
export const LOST: LegResult = { result: 'lose' }
export const VOID: LegResult = { result: 'refund' }

/** How many halves of the stake were won at the odds and how many came back. */
const HALVES = {
  win: { won: 2n, returned: 0n },
  win_half: { won: 1n, returned: 1n },
  refund: { won: 0n, returned: 2n },
  lose_half: { won: 0n, returned: 1n },
  lose: { won: 0n, returned: 0n },
} as const satisfies Record<BetResult, { won: bigint; returned: bigint }>

/**
 * What a leg returns per unit staked, exactly: the odds, half of odds plus one, one, a half,
 * nothing. A leg never holds money, so that a ticket of many legs is rounded once.
 */
export function legMultiplier(result: BetResult, price: Odds): Ratio {
  const { won, returned } = HALVES[result]
  return { numerator: won * price + returned * ODDS_ONE, denominator: 2n * ODDS_ONE }
}

/** As `legMultiplier`, with the share of a dead heat: the odds are paid on that share only. */
export function legReturn({ result, deadHeat }: LegResult, price: Odds): Ratio {
  const whole = legMultiplier(result, price)
  if (!deadHeat || result !== 'win') return whole
  return {
    numerator: whole.numerator * deadHeat.numerator,
    denominator: whole.denominator * deadHeat.denominator,
  }
}

/** What a ticket returns, stake included: every leg multiplied, rounded half up once at the end. */
export function settleTicket(stake: Money, legs: readonly Ratio[]): Money {
  const numerator = legs.reduce((product, leg) => product * leg.numerator, 1n)
  const denominator = legs.reduce((product, leg) => product * leg.denominator, 1n)
  return timesRatio(stake, numerator, denominator)
}
