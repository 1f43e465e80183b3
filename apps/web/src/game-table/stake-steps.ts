import { centavos, larger, smaller } from '@jogada/core'
import type { Money } from '@jogada/core'

export type StakeStep = 'half' | 'double' | 'minimum' | 'maximum'

export type StakeBounds = {
  readonly least: Money
  /** The largest stake that the limits and the game's terms accept. */
  readonly most: Money
  /** What the player has; unknown leaves it to the server. */
  readonly balance: Money | null
}

/** The stake after a step, never outside what the game accepts nor above the balance. */
export function stakeAfter(step: StakeStep, stake: Money, bounds: StakeBounds): Money {
  const most = largestStake(bounds)
  const least = smaller(bounds.least, most)
  const wanted = {
    half: centavos(stake / 2n),
    double: centavos(stake * 2n),
    minimum: bounds.least,
    maximum: most,
  }[step]
  return larger(least, smaller(wanted, most))
}

/** The largest stake that terms, limits and balance allow; at least the smallest one. */
export function largestStake({ least, most, balance }: StakeBounds): Money {
  return balance === null ? most : larger(least, smaller(most, balance))
}
