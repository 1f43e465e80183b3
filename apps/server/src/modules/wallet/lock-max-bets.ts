import { zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { lockProgress } from '@jogada/core/wallet/wager-line'
import type { Deps } from '../../deps.ts'
import { readLockLine } from './wagering.ts'

/** The highest stakes that those of a player's locks name that are not played through yet. */
export async function lockMaxBets(
  deps: Pick<Deps, 'db' | 'ledger'>,
  playerId: bigint,
): Promise<readonly Money[]> {
  const bounding = await deps.db
    .selectFrom('wallet.wager_lock')
    .select('lock_id')
    .where('player_id', '=', playerId)
    .where('max_bet', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  // hardly any player has one, and the locks of the others need not be read
  if (!bounding) return []
  const { locks, missing } = await readLockLine(deps, playerId)
  const progress = lockProgress(locks, missing)
  return locks.flatMap(({ lockId, maxBet }) =>
    maxBet !== null && progress.get(lockId)!.left > zero ? [maxBet] : [],
  )
}
