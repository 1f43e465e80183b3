import { subtract, timesRatio, timesRatioFloor, zero } from '../money.ts'
import type { Money } from '../money.ts'

/** The terms by which a campaign is offered or not. */
export type OfferTerms = {
  readonly audience: 'everybody' | 'first_deposit' | 'second_deposit'
  readonly isOn: boolean
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly budget: Money
}

export type NextDeposit = 'first' | 'second' | 'later'

/** What is known of a campaign and a player when it is asked whether it is offered. */
export type OfferFacts = {
  readonly now: Date
  /** Whether the licence in force lets a campaign of the kind give anything. */
  readonly isAllowed: boolean
  readonly isTest: boolean
  /** Whether nothing may be advertised to the player. */
  readonly isBarred: boolean
  readonly next: NextDeposit
  /** What the budget has spent in its window, in centavos. */
  readonly spent: bigint
}

export const offerObstacles = [
  'licence',
  'off',
  'not_begun',
  'ended',
  'test_player',
  'barred',
  'audience',
  'budget',
] as const

/** Why a campaign is not offered to somebody. */
export type OfferObstacle = (typeof offerObstacles)[number]

/**
 * Why a campaign does not run now, whoever the player is; nothing when it does.
 */
export function runObstacles(
  { isOn, startsAt, endsAt }: Omit<OfferTerms, 'audience' | 'budget'>,
  now: Date,
): OfferObstacle[] {
  const found: OfferObstacle[] = []
  if (!isOn) found.push('off')
  if (startsAt > now) found.push('not_begun')
  if (endsAt !== null && endsAt <= now) found.push('ended')
  return found
}

/**
 * Everything that keeps a campaign from being offered to a player now; nothing when it is offered.
 */
export function offerObstaclesOf(terms: OfferTerms, facts: OfferFacts): OfferObstacle[] {
  const found: OfferObstacle[] = facts.isAllowed ? [] : ['licence']
  found.push(...runObstacles(terms, facts.now))
  if (facts.isTest) found.push('test_player')
  if (facts.isBarred) found.push('barred')
  if (!isMeantFor(terms, facts.next)) found.push('audience')
  if (facts.spent >= terms.budget) found.push('budget')
  return found
}

/** Whether a campaign is meant for the deposit that a player makes next. */
export const isMeantFor = (
  { audience }: Pick<OfferTerms, 'audience'>,
  next: NextDeposit,
): boolean => audience === 'everybody' || audience === `${next}_deposit`

/** Which deposit of a player comes next, by what all and the first of them came to in centavos. */
export function nextDepositOf(deposited: bigint, first: bigint): NextDeposit {
  if (deposited === 0n) return 'first'
  return deposited === first ? 'second' : 'later'
}

const PARTS = 10_000n
const HUNDREDTHS = 100n

/** What a discount takes off: the price after it is `price × (1 − discount)`, rounded half up. */
export function discountBy(price: Money, parts: number): Money {
  const after = timesRatio(price, PARTS - BigInt(parts), PARTS)
  return after > 0n ? subtract(price, after) : zero
}

/** The bonus money of an offer: amount × multiplier, never more than that. */
export const multipliedBonus = (amount: Money, multiplierHundredths: number): Money =>
  timesRatioFloor(amount, BigInt(multiplierHundredths), HUNDREDTHS)

/** Whether a day's play reached what earns an offer. */
export const earnsOffer = (threshold: bigint, playedToday: bigint): boolean =>
  playedToday >= threshold
