import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Deps } from '../../../deps.ts'
import type { Followed } from '../../../platform/follow.ts'
import { newestReading } from '../../../platform/newest-reading.ts'
import type { Tables } from '../../../tables.ts'

/** What part of the sportsbook's limits the house leaves to single players, known in memory. */
export type StakeShares = Followed & {
  /** Whole percent; 100 for whom nothing was set. */
  percentOf(playerId: bigint): number
}

const CHANNEL = 'stake_share_changed'
const WHOLE = 100

/**
 * The shares, empty until they are read for the first time; only players with less than
 * all have one.
 */
export function createStakeShares({ pool }: { readonly pool: pg.Pool }): StakeShares {
  let shares: ReadonlyMap<bigint, number> = new Map()
  return {
    channel: CHANNEL,
    refresh: newestReading(
      () =>
        pool.query<{ player_id: string; percent: number }>(
          'SELECT player_id::text, percent FROM sportsbook.stake_share WHERE percent < $1',
          [WHOLE],
        ),
      ({ rows }) => {
        shares = new Map(rows.map((row) => [BigInt(row.player_id), row.percent]))
      },
    ),
    percentOf: (playerId) => shares.get(playerId) ?? WHOLE,
  }
}

export type StakeShare = { readonly percent: number; readonly setBy: string; readonly setAt: Date }

/** What was set for a player, and by whom; undefined where nothing ever was. */
export async function findStakeShare(
  db: Deps['db'],
  playerId: bigint,
): Promise<StakeShare | undefined> {
  const row = await db
    .selectFrom('sportsbook.stake_share')
    .select(['percent', 'set_by', 'set_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row && { percent: row.percent, setBy: row.set_by, setAt: row.set_at }
}

/** Leaves a player that part of the limits, whole percent from 1 to 100, on every process. */
export async function setStakeShare(
  tx: Transaction<Tables>,
  { playerId, ...share }: StakeShare & { readonly playerId: bigint },
): Promise<void> {
  const values = { percent: share.percent, set_by: share.setBy, set_at: share.setAt }
  await tx
    .insertInto('sportsbook.stake_share')
    .values({ player_id: playerId, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute()
  await sql`SELECT pg_notify(${CHANNEL}, ${String(playerId)})`.execute(tx)
}
