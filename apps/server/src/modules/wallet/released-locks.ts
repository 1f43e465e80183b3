import { add, centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { DatedLock } from '@jogada/core/wallet/wager-line'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/** A lock, and what refunds let go of it, each with when. */
export type ReleasedLock = Omit<DatedLock, 'released'> & {
  readonly playerId: bigint
  readonly releases: readonly { readonly amount: Money; readonly at: Date }[]
}

/**
 * All locks of those of some players of whose locks refunds ever let something go. There are few of
 * them.
 */
export async function releasedLocksOf(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
): Promise<readonly ReleasedLock[]> {
  const releases = await db
    .selectFrom('wallet.wager_release')
    .select(['player_id as playerId', 'lock_id as lockId', 'amount', 'at'])
    .where('player_id', '=', (is) => is.fn.any(is.val(players)))
    .execute()
  if (releases.length === 0) return []
  const { rows } = await sql<{
    playerId: bigint
    lockId: string
    from: Money
    to: Money
    lockedAt: Date
    playedBefore: Money | null
  }>`
    SELECT player_id AS "playerId", lock_id AS "lockId", wager_from AS "from", wager_to AS "to",
        locked_at AS "lockedAt", played_before AS "playedBefore"
      FROM wallet.wager_lock
      WHERE player_id = ANY (${[...new Set(releases.map(({ playerId }) => playerId))]}::bigint[])`.execute(
    db,
  )
  const nameOf = (lock: { readonly playerId: bigint; readonly lockId: string }) =>
    `${lock.playerId} ${lock.lockId}`
  const byLock = Map.groupBy(releases, nameOf)
  return rows.map((lock) => ({
    ...lock,
    releases: (byLock.get(nameOf(lock)) ?? []).map(({ amount, at }) => ({
      amount: centavos(amount),
      at,
    })),
  }))
}

/** The same of one player, with what is let go of each by now. */
export const readReleasedLocks = async (
  deps: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<readonly DatedLock[]> =>
  (await releasedLocksOf(deps, [playerId])).map((lock) => ({
    ...lock,
    released: add(...lock.releases.map(({ amount }) => amount)),
  }))
