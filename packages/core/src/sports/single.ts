import { smaller } from '../money.ts'
import type { Money } from '../money.ts'
import { ODDS_ONE, timesOdds } from '../odds.ts'
import type { Odds } from '../odds.ts'
import { no, ok } from '../result.ts'
import type { Result } from '../result.ts'

/** Which price changes the player takes without being asked: none, a better price, any price. */
export type OddsPolicy = 'none' | 'better' | 'any'

export const DEFAULT_ODDS_POLICY: OddsPolicy = 'better'

/** The outcome as it stands when the bet is decided. */
export type OfferedOutcome = {
  readonly outcomeId: string
  readonly isOpen: boolean
  readonly odds: Odds
}

export type BetLimits = {
  readonly minStake: Money
  readonly maxStake: Money
  /** The most that one bet may return, stake included. */
  readonly maxPayout: Money
}

export type SingleBet = {
  readonly stake: Money
  /** The price that the player saw. */
  readonly seenOdds: Odds
  readonly oddsPolicy?: OddsPolicy
}

export type PricedBet = {
  readonly outcomeId: string
  readonly stake: Money
  readonly odds: Odds
  /** What a win returns, stake included: exactly what settlement will pay. */
  readonly potentialReturn: Money
}

export type BetRefusal =
  | 'outcome_closed'
  | 'odds_changed'
  | 'stake_below_minimum'
  | 'stake_above_maximum'
  | 'payout_above_maximum'

/**
 * Takes or refuses a single bet at the present price; the first broken rule in this order answers:
 * open, price, stake, return. A better price is given to the player under `better` and `any`.
 */
export function priceSingle(
  bet: SingleBet,
  outcome: OfferedOutcome,
  limits: BetLimits,
): Result<PricedBet, BetRefusal> {
  if (!outcome.isOpen) return no('outcome_closed')
  if (!isPriceAccepted(bet.oddsPolicy ?? DEFAULT_ODDS_POLICY, bet.seenOdds, outcome.odds)) {
    return no('odds_changed')
  }
  if (bet.stake < limits.minStake) return no('stake_below_minimum')
  if (bet.stake > limits.maxStake) return no('stake_above_maximum')

  const potentialReturn = timesOdds(bet.stake, outcome.odds)
  if (potentialReturn > limits.maxPayout) return no('payout_above_maximum')
  return ok({ outcomeId: outcome.outcomeId, stake: bet.stake, odds: outcome.odds, potentialReturn })
}

/** Whether a price of `now` may be given to a player who saw `seen`. */
export function isPriceAccepted(policy: OddsPolicy, seen: Odds, now: Odds): boolean {
  if (policy === 'any') return true
  return policy === 'better' ? now >= seen : now === seen
}

/** The largest stake that `priceSingle` accepts at a price, for the slip's `max`. */
export function maxSingleStake(price: Odds, limits: BetLimits): Money {
  const byPayout = ((2n * limits.maxPayout + 1n) * ODDS_ONE - 1n) / (2n * price)
  return smaller(limits.maxStake, byPayout as Money)
}
