import { centavos, timesRatioFloor } from '../../money.ts'
import type { Money } from '../../money.ts'
import { no, ok } from '../../result.ts'
import type { Result } from '../../result.ts'
import type { DrawTable } from './tables.ts'

const MULTIPLIER_ONE = 10_000n

export type DrawLimits = {
  readonly minStake: Money
  readonly maxStake: Money
  /** What one player may stake on one round in all. */
  readonly maxRoundStake: Money
  /** What one selection of one player may return in one round. */
  readonly maxPayout: Money
}

export const DRAW_LIMITS: DrawLimits = {
  minStake: centavos(50n),
  maxStake: centavos(500_000n),
  maxRoundStake: centavos(1_500_000n),
  maxPayout: centavos(10_000_000n),
}

export type DrawRefusal =
  | 'selection_unknown'
  | 'stake_below_minimum'
  | 'stake_above_maximum'
  | 'payout_above_maximum'

/** What `stake` on a selection returns at an outcome, stake included, floored to the centavo. */
export function drawPayout(
  table: DrawTable,
  bet: { readonly selection: string; readonly stake: Money },
  outcome: number,
): Money {
  const multiplier = table.selections[bet.selection]?.[outcome]
  if (multiplier === undefined) throw new RangeError(`${bet.selection} is not on ${table.id}`)
  return timesRatioFloor(bet.stake, BigInt(multiplier), MULTIPLIER_ONE)
}

/** The most that a bet can return, or why it is refused: selection, stake, then payout. */
export function quoteDraw(
  table: DrawTable,
  bet: { readonly selection: string; readonly stake: Money },
  limits: Omit<DrawLimits, 'maxRoundStake'> = DRAW_LIMITS,
): Result<Money, DrawRefusal> {
  if (!Object.hasOwn(table.selections, bet.selection)) return no('selection_unknown')
  if (bet.stake < limits.minStake) return no('stake_below_minimum')
  if (bet.stake > limits.maxStake) return no('stake_above_maximum')
  const best = Math.max(...table.selections[bet.selection]!)
  const payout = timesRatioFloor(bet.stake, BigInt(best), MULTIPLIER_ONE)
  return payout > limits.maxPayout ? no('payout_above_maximum') : ok(payout)
}
