import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/**
 * Forgets every browser of a player and what else was chosen, so that nothing is told
 * outside the inbox.
 */
export async function forgetWays(
  db: Pick<Kysely<Tables>, 'deleteFrom'>,
  playerId: bigint,
): Promise<void> {
  await db.deleteFrom('notice.push_subscription').where('player_id', '=', playerId).execute()
  await db.deleteFrom('notice.choice').where('player_id', '=', playerId).execute()
}
