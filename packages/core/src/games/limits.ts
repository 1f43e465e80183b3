import { centavos, timesRatioFloor } from '../money.ts'
import type { Money } from '../money.ts'

export type GameLimits = {
  readonly minStake: Money
  readonly maxStake: Money
  readonly maxPayout: Money
}

/** What every in-house game of one player ships with. */
export const SOLO_LIMITS: GameLimits = {
  minStake: centavos(50n),
  maxStake: centavos(500_000n),
  maxPayout: centavos(10_000_000n),
}

/**
 * Whether limits lie within those that a game ships with, which its maths were checked for, and let
 * the smallest stake win something.
 */
export const limitsFit = (limits: GameLimits, shipped: GameLimits): boolean =>
  limits.minStake >= shipped.minStake &&
  limits.maxStake <= shipped.maxStake &&
  limits.maxPayout <= shipped.maxPayout &&
  limits.minStake <= limits.maxStake &&
  limits.maxPayout >= limits.maxStake

export type StakeRefusal = 'stake_below_minimum' | 'stake_above_maximum'

/** Why a stake is outside the limits, or null. */
export function stakeRefusal(stake: Money, limits: GameLimits): StakeRefusal | null {
  if (stake < limits.minStake) return 'stake_below_minimum'
  return stake > limits.maxStake ? 'stake_above_maximum' : null
}

/** A return to player as an exact fraction of the stake, or a chance as one of 1. */
export type ExactShare = { readonly numerator: bigint; readonly denominator: bigint }

export type ReturnToPlayer = { readonly min: number; readonly max: number }

/** Multipliers are whole ten-thousandths. */
export const MULTIPLIER_ONE = 10_000n

/** What `stake` returns at a multiplier, stake included, rounded down to the centavo. */
export const payoutAt = (stake: Money, multiplierX10000: number): Money =>
  timesRatioFloor(stake, BigInt(multiplierX10000), MULTIPLIER_ONE)

/** From the start of a player's round to that of the next at the earliest, in milliseconds. */
export const ROUND_GAP_MS = { byHand: 500, automatic: 1000 } as const
