import { larger, reais, smaller, timesRatioFloor } from '../money.ts'
import type { Money } from '../money.ts'
import { odds } from '../odds.ts'
import { MAX_COMBINED_ODDS } from './systems.ts'

export type BetLimits = {
  readonly minStake: Money
  readonly maxStake: Money
  /** The most that one bet may return, stake included. */
  readonly maxPayout: Money
}

export type SportsLimits = BetLimits & {
  /**
   * The most that the house may lose on one outcome and one market, and by all singles of an event.
   */
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

/**
 * A rule that leaves a part of the limits to some bets. Null means every one; `sharePercent`
 * is whole, of the largest stake, the largest return and what the house may lose on an outcome
 * and a market.
 */
export type LimitShare = {
  readonly sport: string | null
  readonly competition: string | null
  readonly market: string | null
  readonly when: 'any' | 'before' | 'live'
  readonly bets: 'any' | 'single' | 'multiple'
  readonly sharePercent: number
}

/**
 * The limits of the house: of prices of its own, of past matches that are played again, and rules.
 */
export type LimitBook = {
  readonly priced: SportsLimits
  readonly replayed: SportsLimits
  readonly shares: readonly LimitShare[]
}

/** What of a leg its limits depend on. */
export type LimitedLeg = {
  readonly replay: boolean
  readonly sport: string
  readonly competition: string
  readonly market: string
  readonly isLive: boolean
  readonly isOneOfSeveral: boolean
}

/** Prices of our own model know less than a market's: limits stay low. */
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

/** What holds while no operator has set anything. */
export const SHIPPED_LIMITS: LimitBook = { priced: MODEL_PRICED, replayed: REPLAYED, shares: [] }

/** The combined odds that a ticket may have. */
export const MAX_TOTAL_ODDS = odds(BigInt(MAX_COMBINED_ODDS) * 1000n)

/**
 * The limits of a leg: those of its kind of event, less what the strictest rule that fits it takes.
 */
export function limitsOfLeg(book: LimitBook, leg: LimitedLeg): SportsLimits {
  const whole = leg.replay ? book.replayed : book.priced
  const percent = book.shares
    .filter((rule) => fits(rule, leg))
    .reduce((least, rule) => Math.min(least, rule.sharePercent), 100)
  if (percent === 100) return whole
  return {
    ...whole,
    ...stakes(whole, percent),
    outcomeLiability: part(whole.outcomeLiability, percent),
    marketLiability: part(whole.marketLiability, percent),
  }
}

const fits = (rule: LimitShare, leg: LimitedLeg): boolean =>
  (rule.sport ?? leg.sport) === leg.sport &&
  (rule.competition ?? leg.competition) === leg.competition &&
  (rule.market ?? leg.market) === leg.market &&
  (rule.when === 'any' || (rule.when === 'live') === leg.isLive) &&
  (rule.bets === 'any' || (rule.bets === 'multiple') === leg.isOneOfSeveral)

/**
 * The same for a player to whom the house leaves a part of what others may stake and win; what it
 * may lose in all stays.
 */
export function limitsOfPlayer(limits: SportsLimits, percent: number): SportsLimits {
  if (percent === 100) return limits
  return {
    ...limits,
    ...stakes(limits, percent),
    playerStake: larger(limits.minStake, part(limits.playerStake, percent)),
    playerDay: part(limits.playerDay, percent),
  }
}

/**
 * Rounded down to the centavo, but for a stake, which is never less than the least that is taken.
 */
const stakes = ({ minStake, maxStake, maxPayout }: BetLimits, percent: number) => ({
  maxStake: larger(minStake, part(maxStake, percent)),
  maxPayout: part(maxPayout, percent),
})

const part = (amount: Money, percent: number): Money =>
  timesRatioFloor(amount, BigInt(percent), 100n)

/** The limits of a ticket: of each the lowest of its legs; those of a replay where it has none. */
export function lowestLimits(legs: readonly SportsLimits[]): SportsLimits {
  const [first = REPLAYED, ...others] = legs
  return others.reduce(lowest, first)
}

function lowest(a: SportsLimits, b: SportsLimits): SportsLimits {
  const names = Object.keys(a) as (keyof SportsLimits)[]
  return Object.fromEntries(names.map((name) => [name, smaller(a[name], b[name])])) as SportsLimits
}

/** The path of the first amount of a book that does not fit to the others; null when all do. */
export function limitBookFault({ priced, replayed }: LimitBook): string | null {
  const fault = limitsFault(priced)
  if (fault) return `priced.${fault}`
  const replayedFault = limitsFault(replayed)
  return replayedFault && `replayed.${replayedFault}`
}

/** Each limit that must not be below another one, with that one. */
const AT_LEAST: readonly (readonly [keyof SportsLimits, keyof SportsLimits])[] = [
  ['maxStake', 'minStake'],
  ['maxPayout', 'maxStake'],
  ['marketLiability', 'outcomeLiability'],
  ['eventLiability', 'marketLiability'],
  ['playerStake', 'maxStake'],
  ['houseDay', 'playerDay'],
]

function limitsFault(limits: SportsLimits): keyof SportsLimits | null {
  if (limits.minStake <= 0n) return 'minStake'
  return AT_LEAST.find(([name, least]) => limits[name] < limits[least])?.[0] ?? null
}
