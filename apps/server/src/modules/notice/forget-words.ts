import type { Kysely } from 'kysely'
import { jsonb } from '../../platform/jsonb.ts'
import type { Tables } from '../../tables.ts'

/**
 * Empties what operators wrote to a player in words of their own; that they wrote, and when, stays.
 */
export async function forgetWords(
  db: Pick<Kysely<Tables>, 'updateTable'>,
  playerId: bigint,
): Promise<void> {
  await db
    .updateTable('notice.message')
    .set({ values: jsonb({ text: '' }) })
    .where('player_id', '=', playerId)
    .where('kind', '=', 'operator_message')
    .execute()
}
