import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { LinkedPage, LinkedPlayer } from '../../platform/linked-player.ts'

/** Players who sent this one money or got money from this one. */
export async function sharingTransfers(
  { db }: Pick<Deps, 'db'>,
  page: LinkedPage,
): Promise<LinkedPlayer[]> {
  const { rows } = await sql<LinkedPlayer>`
    SELECT player_id, max(sent_at) AS at, '' AS shared FROM (
      SELECT recipient_id AS player_id, sent_at FROM transfer.transfer
      WHERE sender_id = ${page.playerId}
      UNION ALL
      SELECT sender_id, sent_at FROM transfer.transfer WHERE recipient_id = ${page.playerId}
    ) AS sent
    WHERE ${page.before}::bigint IS NULL OR player_id < ${page.before}::bigint
    GROUP BY player_id ORDER BY player_id DESC LIMIT ${page.limit}`.execute(db)
  return rows
}
