import { centavos } from '../../money.ts'
import type { Money } from '../../money.ts'
import { no, ok } from '../../result.ts'
import type { Result } from '../../result.ts'
import { MULTIPLIER_ONE, payoutAt, SOLO_LIMITS, stakeRefusal } from '../limits.ts'
import type { GameLimits, StakeRefusal } from '../limits.ts'

export type DiceDirection = 'over' | 'under'

/** `targetX100` is the target in hundredths: 50.50 is 5050. */
export type DiceParams = { readonly targetX100: number; readonly direction: DiceDirection }

export type DiceRefusal = 'dice_target_out_of_range' | StakeRefusal | 'payout_above_maximum'

/** A roll is one of 0.00, 0.01 … 100.00. */
export const DICE_OUTCOMES = 10_001

export const DICE_MAX_CHANCE = 9_800

/** 0.99 × 10,000 outcomes × 10,000 (four decimals); the 10,001st outcome is the house's too. */
const MULTIPLIER_NUMERATOR = 99_000_000

/**
 * How many of the 10,001 rolls win, which is also the shown win chance in hundredths of a percent.
 */
export function diceWinChance({ targetX100, direction }: DiceParams): number {
  return direction === 'over' ? DICE_OUTCOMES - 1 - targetX100 : targetX100
}

/** The target that gives `chance` winning rolls. */
export function diceTarget(chance: number, direction: DiceDirection): DiceParams {
  return { targetX100: direction === 'over' ? DICE_OUTCOMES - 1 - chance : chance, direction }
}

/** What a win pays per unit staked, times 10,000, rounded down; `chance` from 1 to 9800. */
export const diceMultiplierX10000 = (chance: number): number =>
  Math.floor(MULTIPLIER_NUMERATOR / chance)

/** The roll in hundredths, 0 to 10000, from a number in [0, 1). */
export const rollFrom = (float: number): number => Math.floor(float * DICE_OUTCOMES)

/** A roll that equals the target loses in either direction. */
export const isDiceWin = ({ targetX100, direction }: DiceParams, rollX100: number): boolean =>
  direction === 'over' ? rollX100 > targetX100 : rollX100 < targetX100

export type DiceQuote = {
  readonly winChanceX100: number
  readonly multiplierX10000: number
  /** What a win pays, stake included. */
  readonly payoutOnWin: Money
}

/** The terms of a bet before it is placed, or why it is refused: target, stake, then payout. */
export function quoteDice(
  params: DiceParams,
  stake: Money,
  limits: GameLimits = SOLO_LIMITS,
): Result<DiceQuote, DiceRefusal> {
  const chance = diceWinChance(params)
  if (!Number.isInteger(chance) || chance < 1 || chance > DICE_MAX_CHANCE) {
    return no('dice_target_out_of_range')
  }
  const refused = stakeRefusal(stake, limits)
  if (refused) return no(refused)

  const multiplierX10000 = diceMultiplierX10000(chance)
  const payoutOnWin = payoutAt(stake, multiplierX10000)
  if (payoutOnWin > limits.maxPayout) return no('payout_above_maximum')
  return ok({ winChanceX100: chance, multiplierX10000, payoutOnWin })
}

/** The largest stake that `quoteDice` accepts for a target, to offer when a bet is too big. */
export function diceMaxStake(params: DiceParams, limits: GameLimits = SOLO_LIMITS): Money {
  const multiplier = BigInt(diceMultiplierX10000(diceWinChance(params)))
  const byPayout = ((limits.maxPayout + 1n) * MULTIPLIER_ONE - 1n) / multiplier
  return centavos(byPayout < limits.maxStake ? byPayout : limits.maxStake)
}
