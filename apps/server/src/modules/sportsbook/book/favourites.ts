import type { CallOutput, CallReply, sportBook } from '@jogada/contract'
import { asTeamKey } from '@jogada/core/sports/team-key'
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
  return { events: of('event'), competitions: of('competition'), teams: of('team') }
}

/**
 * Stars an event, a competition or a team, or takes the star away; both may be repeated. A team is
 * one however its name is written.
 */
export async function setFavourite(
  deps: Deps,
  playerId: bigint,
  { kind, id: named, on }: CallOutput<typeof sportBook.setFavourite>['body'],
): Promise<Reply> {
  const id = kind === 'team' ? asTeamKey(named) : named
  const before = await getFavourites(deps, playerId)
  if (on === 1) {
    if (Object.values(before).flat().length >= MOST) throw new Refusal('limit_reached')
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
