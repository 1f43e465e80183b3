import type { Money } from '@jogada/core'
import { limitAt, limitWindows } from '@jogada/core/limits/limits'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { DEPOSITED } from '../wallet/index.ts'
import { checkPlay } from './check-play.ts'

/**
 * Refuses a deposit before it is charged where the player's limits would send it back. What counts
 * is the check in the commit that credits; this one spares the player the way there.
 */
export async function checkDeposit(deps: Deps, playerId: bigint, amount: Money): Promise<void> {
  const [terms, counters] = await Promise.all([
    checkPlay(deps, playerId),
    deps.ledger.counters(playerId, [DEPOSITED]),
  ])
  const now = deps.clock.now()
  for (const window of limitWindows) {
    const limit = limitAt(terms.changes, { kind: 'deposit', window }, now)
    if (limit !== null && counters[DEPOSITED]![window] + amount > limit) {
      throw new Refusal('deposit_limit')
    }
  }
}
