import type { CallReply, sportBook } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'

type Reply = CallReply<typeof sportBook.favourites>

const MOST = 500

/** What the player has starred. */
export async function getFavourites({ db }: Deps, playerId: bigint): Promise<Reply> {
  const rows = await db
    .selectFrom('sportsbook.favourite')
    .select(['kind', 'id'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return { events: of('event'), competitions: of('competition') }
}

/** Stars an event or a competition, or takes the star away; both may be repeated. */
export async function setFavourite(
  deps: Deps,
  playerId: bigint,
  star: { readonly kind: 'event' | 'competition'; readonly id: string; readonly on: 0 | 1 },
): Promise<Reply> {
  const { kind, id, on } = star
  const before = await getFavourites(deps, playerId)
  if (on === 1) {
    if (before.events.length + before.competitions.length >= MOST)
      throw new Refusal('limit_reached')
    await deps.db
      .insertInto('sportsbook.favourite')
      .values({ player_id: playerId, kind, id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await deps.db
      .deleteFrom('sportsbook.favourite')
      .where('player_id', '=', playerId)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute()
  }
  return getFavourites(deps, playerId)
}
