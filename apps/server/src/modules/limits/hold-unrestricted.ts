import type { CounterMove } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findRestriction } from '../account/index.ts'
import { TERMS } from './counters.ts'

/**
 * Refuses a player whose account is suspended or closed. Gives what a command must expect so that
 * it is stale when that has come meanwhile: every restriction moves the terms after it.
 */
export async function holdUnrestricted(
  deps: Pick<Deps, 'db' | 'ledger'>,
  playerId: bigint,
): Promise<CounterMove> {
  const counters = await deps.ledger.counters(playerId, [TERMS])
  const restriction = await findRestriction(deps.db, playerId)
  if (restriction) {
    throw new Refusal(restriction.kind === 'closed' ? 'account_closed' : 'account_restricted')
  }
  return { owner: 'player', name: TERMS, delta: 0n, expect: counters[TERMS]!.total }
}
