import { add, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { sumOpenStakes } from '../aggregator/index.ts'
import { OPEN_ROUNDS } from '../withdrawal/index.ts'

export type OpenPlay = { readonly isOpen: boolean; readonly amount: Money }

/**
 * Whether a bet or a round of a player is not over, here or at a studio, and what is at
 * stake in all.
 */
export async function openPlay(deps: Deps, playerId: bigint): Promise<OpenPlay> {
  // the count first: a round that ends after it has moved its money into what is read later
  const counters = await deps.ledger.counters(playerId, [OPEN_ROUNDS])
  const hasRounds = counters[OPEN_ROUNDS]!.total > 0n
  const [{ held }, atStudios] = await Promise.all([
    deps.ledger.balances(playerId),
    hasRounds ? sumOpenStakes(deps, playerId) : zero,
  ])
  return {
    isOpen: hasRounds || held.balance > 0n,
    amount: add(held.balance, atStudios),
  }
}
