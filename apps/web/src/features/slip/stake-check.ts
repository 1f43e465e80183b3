import { add, reais, subtract } from '@jogada/core'
import type { Money } from '@jogada/core'

/** Limits of one bet, from the server's quote. */
export type StakeLimits = {
  readonly min: Money
  /** The largest stake that would be accepted now. */
  readonly max: Money
}

export type StakeFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'below_minimum'; readonly limit: Money }
  | { readonly kind: 'over_limit'; readonly limit: Money }
  | { readonly kind: 'insufficient'; readonly balance: Money; readonly missing: Money }
  | null

export type StakeSituation = {
  readonly stake: Money
  /** How many bets the stake is laid on. */
  readonly bets: number
  readonly limits: StakeLimits | null
  readonly balance: Money | null
}

/** The first thing wrong with a stake: none, too large, too small, more than there is. */
export function checkStake({ stake, bets, limits, balance }: StakeSituation): StakeFault {
  if (stake <= 0n) return { kind: 'missing' }
  if (limits && stake > limits.max) return { kind: 'over_limit', limit: limits.max }
  if (limits && stake < limits.min) return { kind: 'below_minimum', limit: limits.min }
  const total = add(...Array.from({ length: bets }, () => stake))
  if (balance !== null && total > balance) {
    return { kind: 'insufficient', balance, missing: subtract(total, balance) }
  }
  return null
}

/** The limits that every bet of several keeps: the highest minimum and the lowest maximum. */
export const commonLimits = (all: readonly StakeLimits[]): StakeLimits | null =>
  all.length === 0
    ? null
    : all.reduce((common, one) => ({
        min: one.min > common.min ? one.min : common.min,
        max: one.max < common.max ? one.max : common.max,
      }))

const USUAL = [5n, 10n, 50n, 100n].map(reais)
const LADDER = [1n, 2n, 5n, 10n, 20n, 50n, 100n].map(reais)

/** The stakes that chips offer: the usual four, or the largest four that the limits take. */
export function quickStakes(limits: StakeLimits | null): readonly Money[] {
  if (!limits || USUAL.every((stake) => stake >= limits.min && stake <= limits.max)) return USUAL
  return LADDER.filter((stake) => stake >= limits.min && stake <= limits.max).slice(-USUAL.length)
}

/** The largest stake for the chip `máx`: within the limits and, over all bets, the balance. */
export function largestStake({ bets, limits, balance }: Omit<StakeSituation, 'stake'>): Money {
  const affordable = balance === null ? null : ((balance / BigInt(Math.max(1, bets))) as Money)
  if (!limits) return affordable ?? (0n as Money)
  return affordable !== null && affordable < limits.max ? affordable : limits.max
}
