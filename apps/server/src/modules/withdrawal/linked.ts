import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { LinkedPage, LinkedPlayer } from '../../platform/linked-player.ts'

type Room = Pick<Deps, 'db'>

/** Other players who were paid under the same Pix key or at the same address as this one. */
export async function sharingDestinations({ db }: Room, page: LinkedPage): Promise<LinkedPlayer[]> {
  const { rows } = await sql<LinkedPlayer>`
    SELECT player_id, max(used_at) AS at, '' AS shared FROM withdrawal.destination
    WHERE number_index = ANY (ARRAY(
        SELECT number_index FROM withdrawal.destination WHERE player_id = ${page.playerId}))
      AND player_id <> ${page.playerId}
      AND (${page.before}::bigint IS NULL OR player_id < ${page.before}::bigint)
    GROUP BY player_id ORDER BY player_id DESC LIMIT ${page.limit}`.execute(db)
  return rows
}

/** The withdrawals of a player that operators decided on. */
export async function decidedWithdrawals({ db }: Room, playerId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('withdrawal.review')
    .select('withdrawal_id')
    .distinct()
    .where('player_id', '=', playerId)
    .execute()
  return rows.map((row) => row.withdrawal_id)
}
