import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type Closing = Selectable<Tables['privacy.closing']>

/** What became of a player's wish to close the account; undefined where there was none. */
export const findClosing = (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<Closing | undefined> =>
  db.selectFrom('privacy.closing').selectAll().where('player_id', '=', playerId).executeTakeFirst()

/** The closing that a player has asked for and that has not come to its end. */
export async function findOpenClosing(
  deps: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<Closing | undefined> {
  const found = await findClosing(deps, playerId)
  return found?.closed_at === null ? found : undefined
}
