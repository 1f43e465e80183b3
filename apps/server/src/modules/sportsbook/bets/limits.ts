import { reais } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { BetLimits } from '@jogada/core/sports/single'

export type SportsLimits = BetLimits & {
  /** The most that the house may lose on one outcome, and on all bets of one event together. */
  readonly outcomeLiability: Money
  readonly eventLiability: Money
  /** The most that one player may stake on one event. */
  readonly playerStake: Money
}

/** Prices of our own model know less than a market's: limits stay low (sports.md, section 4). */
const MODEL_PRICED: SportsLimits = {
  minStake: reais(1n),
  maxStake: reais(500n),
  maxPayout: reais(20_000n),
  outcomeLiability: reais(10_000n),
  eventLiability: reais(25_000n),
  playerStake: reais(1_000n),
}

/** The result of a past match can be looked up: a replay is for play, not for stakes that hurt. */
const REPLAYED: SportsLimits = {
  minStake: reais(1n),
  maxStake: reais(20n),
  maxPayout: reais(500n),
  outcomeLiability: reais(500n),
  eventLiability: reais(1_000n),
  playerStake: reais(40n),
}

/** The limits that hold for an event. */
export const limitsOf = (event: { readonly replay: boolean }): SportsLimits =>
  event.replay ? REPLAYED : MODEL_PRICED
