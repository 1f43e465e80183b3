import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { moneyOf } from '../components/typed-money.ts'

export type GameLimits = {
  readonly minStake: Money
  readonly maxStake: Money
  readonly maxPayout: Money
}

/** What is held true until the server has told its limits. */
const UNTIL_KNOWN: GameLimits = {
  minStake: centavos(50n),
  maxStake: centavos(500_000n),
  maxPayout: centavos(10_000_000n),
}

type Rules = { readonly minBet: string; readonly maxBet: string; readonly maxPayout: string }

/** The server's limits; the usual ones until it has answered. */
export const limitsOf = (rules: Rules | undefined): GameLimits =>
  rules
    ? {
        minStake: moneyOf(rules.minBet),
        maxStake: moneyOf(rules.maxBet),
        maxPayout: moneyOf(rules.maxPayout),
      }
    : UNTIL_KNOWN

/** The largest stake whose payout at a multiplier stays within the limits. */
export function mostStakeAt(multiplierX10000: number, limits: GameLimits): Money {
  const byPayout = ((limits.maxPayout + 1n) * 10_000n - 1n) / BigInt(multiplierX10000)
  return centavos(byPayout < limits.maxStake ? byPayout : limits.maxStake)
}
