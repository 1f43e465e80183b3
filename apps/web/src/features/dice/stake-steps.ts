import { centavos, larger, smaller } from '@jogada/core'
import type { Money } from '@jogada/core'
import { diceMaxStake } from '@jogada/core/games/dice'
import type { DiceParams, GameLimits } from '@jogada/core/games/dice'

export type StakeStep = 'half' | 'double' | 'minimum' | 'maximum'

export type StakeBounds = {
  readonly params: DiceParams
  readonly limits: GameLimits
  /** What the player has; unknown leaves it to the server. */
  readonly balance: Money | null
}

/** The stake after a step, never outside what the target accepts nor above the balance. */
export function stakeAfter(step: StakeStep, stake: Money, bounds: StakeBounds): Money {
  const most = largestStake(bounds)
  const least = smaller(bounds.limits.minStake, most)
  const wanted = {
    half: centavos(stake / 2n),
    double: centavos(stake * 2n),
    minimum: bounds.limits.minStake,
    maximum: most,
  }[step]
  return larger(least, smaller(wanted, most))
}

/** The largest stake that target, limits and balance allow; at least the smallest one. */
export function largestStake({ params, limits, balance }: StakeBounds): Money {
  const accepted = diceMaxStake(params, limits)
  return balance === null ? accepted : larger(limits.minStake, smaller(accepted, balance))
}
