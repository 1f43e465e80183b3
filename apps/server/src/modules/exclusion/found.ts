import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

/** The case of a player whom the register or the operator's list names. */
export type Found = Selectable<Tables['exclusion.found']>

/** Writes how far a case has come. */
export const mark = async (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  change: Partial<Found>,
): Promise<void> => {
  await db.updateTable('exclusion.found').set(change).where('player_id', '=', playerId).execute()
}
