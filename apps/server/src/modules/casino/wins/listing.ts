import type { CallReply, casino } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'

/** Whether a player's wins are told. */
export async function winsListing(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<CallReply<typeof casino.winsListing>> {
  return { listed: (await unlistedOf({ db }, [playerId])).size === 0 }
}

/**
 * Takes a player out of the wins feed or puts them back. Wins that stand there are taken away
 * before the answer goes out.
 */
export async function setWinsListing(
  { db, clock, realtime }: Deps,
  playerId: bigint,
  isListed: boolean,
): Promise<CallReply<typeof casino.setWinsListing>> {
  if (isListed) {
    await db.deleteFrom('casino.unlisted_winner').where('player_id', '=', playerId).execute()
  } else {
    await db
      .insertInto('casino.unlisted_winner')
      .values({ player_id: playerId, since: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  realtime.toWinListings(playerId, isListed)
  return { listed: isListed }
}

/** Those of the players who left the wins feed. */
export async function unlistedOf(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (players.length === 0) return new Set()
  const rows = await db
    .selectFrom('casino.unlisted_winner')
    .select('player_id')
    .where('player_id', 'in', players)
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}
