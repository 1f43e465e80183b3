import { odds, reais, smaller } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { BetLimits } from '@jogada/core/sports/single'
import { MAX_COMBINED_ODDS } from '@jogada/core/sports/systems'

export type SportsLimits = BetLimits & {
  /** The most that the house may lose on one outcome and one market, and by all singles of an event. */
  readonly outcomeLiability: Money
  readonly marketLiability: Money
  readonly eventLiability: Money
  /** The most that it may lose on all tickets of several legs that hold one event. */
  readonly multipleLiability: Money
  /** The most that one player may stake on one event, and win in a day. */
  readonly playerStake: Money
  readonly playerDay: Money
  /** The most that the house accepts to lose in all bets of a day. */
  readonly houseDay: Money
}

/** Prices of our own model know less than a market's: limits stay low (sports.md, section 4). */
const MODEL_PRICED: SportsLimits = {
  minStake: reais(1n),
  maxStake: reais(500n),
  maxPayout: reais(20_000n),
  outcomeLiability: reais(10_000n),
  marketLiability: reais(15_000n),
  eventLiability: reais(25_000n),
  multipleLiability: reais(40_000n),
  playerStake: reais(1_000n),
  playerDay: reais(50_000n),
  houseDay: reais(1_000_000n),
}

/** The result of a past match can be looked up: a replay is for play, not for stakes that hurt. */
const REPLAYED: SportsLimits = {
  minStake: reais(1n),
  maxStake: reais(20n),
  maxPayout: reais(500n),
  outcomeLiability: reais(500n),
  marketLiability: reais(750n),
  eventLiability: reais(1_000n),
  multipleLiability: reais(1_000n),
  playerStake: reais(40n),
  playerDay: reais(2_000n),
  houseDay: reais(1_000_000n),
}

/** The combined odds that a ticket may have. */
export const MAX_TOTAL_ODDS = odds(BigInt(MAX_COMBINED_ODDS) * 1000n)

/** The limits that hold for an event. */
export const limitsOf = (event: { readonly replay: boolean }): SportsLimits =>
  event.replay ? REPLAYED : MODEL_PRICED

/** The limits of a ticket: of each the lowest of its events. */
export function limitsOfAll(events: readonly { readonly replay: boolean }[]): SportsLimits {
  const [first = { replay: true }, ...others] = events
  return others.map(limitsOf).reduce(lowest, limitsOf(first))
}

function lowest(a: SportsLimits, b: SportsLimits): SportsLimits {
  const names = Object.keys(a) as (keyof SportsLimits)[]
  const pairs = names.map((name) => [name, smaller(a[name], b[name])])
  return Object.fromEntries(pairs) as SportsLimits
}
