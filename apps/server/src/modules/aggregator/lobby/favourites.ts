import type { play } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { findGame, listedGames } from './catalogue.ts'

const MOST = 200

/** Codes of a player's favourites, the newest first. */
export async function getFavourites({ db }: Deps, playerId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('aggregator.favourite')
    .select('game_code')
    .where('player_id', '=', playerId)
    .orderBy('marked_at', 'desc')
    .orderBy('game_code')
    .limit(MOST)
    .execute()
  return rows.map((row) => row.game_code)
}

/** A player's favourites that are offered, the newest first. */
export async function getFavouriteGames(
  deps: Deps,
  playerId: bigint,
): Promise<readonly play.GameCard[]> {
  const [codes, games] = await Promise.all([getFavourites(deps, playerId), listedGames(deps)])
  const byCode = new Map(games.map((game) => [game.code, game]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}

/** Marks a game or takes the mark away; a repetition changes nothing. */
export async function setFavourite(
  deps: Deps,
  {
    playerId,
    code,
    on,
  }: { readonly playerId: bigint; readonly code: string; readonly on: boolean },
): Promise<string[]> {
  if (on) {
    await findGame(deps, code)
    await deps.db
      .insertInto('aggregator.favourite')
      .values({ player_id: playerId, game_code: code, marked_at: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await deps.db
      .deleteFrom('aggregator.favourite')
      .where('player_id', '=', playerId)
      .where('game_code', '=', code)
      .execute()
  }
  return getFavourites(deps, playerId)
}
