import type { Kysely } from 'kysely'
import type { Tables } from '../../../tables.ts'

type Room = Pick<Kysely<Tables>, 'updateTable'>

/** Ends every code for a new password of a player, and what codes were exchanged for. */
export async function endResets(db: Room, playerId: bigint, at: Date): Promise<void> {
  await db
    .updateTable('account.password_reset')
    .set({ expires_at: at })
    .where('player_id', '=', playerId)
    .where('expires_at', '>', at)
    .execute()
  await db
    .updateTable('account.password_reset')
    .set({ permit_expires_at: at })
    .where('player_id', '=', playerId)
    .where('permit_expires_at', '>', at)
    .execute()
}
