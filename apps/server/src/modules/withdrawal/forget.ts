import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { destinationPlace, NUMBER_DOMAIN, requestPlace } from './sealed.ts'

/** Takes holder, key and address out of a player's withdrawals; amounts and times stay. */
export async function forgetHolders(
  { vault }: Pick<Deps, 'vault'>,
  db: Kysely<Tables>,
  playerId: bigint,
): Promise<void> {
  const requests = await db
    .selectFrom('withdrawal.request')
    .select(['player_id', 'withdrawal_id'])
    .where('player_id', '=', playerId)
    .execute()
  for (const id of requests) {
    await db
      .updateTable('withdrawal.request')
      .set({
        document: vault.seal('', requestPlace('document', id)),
        holder_name: vault.seal('', requestPlace('holder_name', id)),
      })
      .where('player_id', '=', playerId)
      .where('withdrawal_id', '=', id.withdrawal_id)
      .execute()
  }
  const types = await db
    .selectFrom('withdrawal.destination')
    .select('type')
    .where('player_id', '=', playerId)
    .execute()
  for (const { type } of types) {
    const empty = (column: Parameters<typeof destinationPlace>[0]) =>
      vault.seal('', destinationPlace(column, playerId, type))
    await db
      .updateTable('withdrawal.destination')
      .set({
        number: empty('number'),
        number_index: vault.index('', NUMBER_DOMAIN),
        ifsc: empty('ifsc'),
        holder_name: empty('holder_name'),
        whatsapp: empty('whatsapp'),
      })
      .where('player_id', '=', playerId)
      .where('type', '=', type)
      .execute()
  }
}
