import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { anonymisePlayer } from './anonymise.ts'

/** Players whose accounts were closed before an instant and are not erased, after a number. */
export async function closedBefore(
  db: Kysely<Tables>,
  before: Date,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('account.restriction as restriction')
    .innerJoin('account.player as player', 'player.player_id', 'restriction.player_id')
    .select('player.player_id')
    .where('restriction.kind', '=', 'closed')
    .where('restriction.at', '<=', before)
    .where('player.erased_at', 'is', null)
    .where('player.player_id', '>', after)
    .orderBy('player.player_id')
    .limit(limit)
    .execute()
  return rows.map(({ player_id }) => player_id)
}

/**
 * Takes the rest of a person out of a closed account: what closing takes, and network addresses.
 */
export async function erasePlayer(db: Kysely<Tables>, playerId: bigint, at: Date): Promise<void> {
  await anonymisePlayer(db, playerId)
  await db
    .updateTable('account.player')
    .set({ registered_address: '', erased_at: at })
    .where('player_id', '=', playerId)
    .execute()
  await db
    .updateTable('account.session')
    .set({ address: '' })
    .where('player_id', '=', playerId)
    .execute()
}
