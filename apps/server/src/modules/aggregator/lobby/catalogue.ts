import type { CallOutput, CallReply, play } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readProviders } from '../provider/providers.ts'
import { houseGames } from './house-games.ts'

const PAGE = 60
const MILLION = 1_000_000

type Query = CallOutput<typeof play.catalogue>['query']

/** Games whose title or studio has every word asked for, in any order and without its accents. */
export async function searchGames(
  deps: Deps,
  { search = '', category, from = 0 }: Query,
): Promise<CallReply<typeof play.catalogue>> {
  const all = await listedGames(deps)
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = all.filter((game) => {
    const text = plain(`${game.title} ${game.studio} ${game.code}`)
    return (
      (category === undefined || game.category === category) &&
      words.every((word) => text.includes(word))
    )
  })
  return {
    games: found.slice(from, from + PAGE),
    count: found.length,
    categories: [...new Set(all.map((game) => game.category))],
  }
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The house's games first, then those of the providers in the settings in their own order; none of
 * theirs that says itself to give back less than the licence's floor (X18).
 */
export async function listedGames({ db, env }: Deps): Promise<readonly play.GameCard[]> {
  const floor = Math.round(licenceProfile(env.LICENCE_PROFILE).games.minReturn * MILLION)
  const providers = readProviders(env).map(({ code }) => code)
  const rows = await db
    .selectFrom('aggregator.game')
    .selectAll()
    .where('is_listed', '=', true)
    .where(sql<boolean>`provider = ANY (${providers}::text[])`)
    .where((is) => is.or([is('rtp_millionths', 'is', null), is('rtp_millionths', '>=', floor)]))
    .orderBy('provider')
    .orderBy('place')
    .execute()
  return [
    ...houseGames(env),
    ...rows.map((row) => ({
      code: `${row.provider}.${row.provider_game}`,
      title: row.title,
      studio: row.studio,
      category: row.category,
      rtp: row.rtp_millionths,
      page: null,
    })),
  ]
}

/** Whether a studio has, or had, a game of this code. */
export async function hasStudioGame({ db }: Pick<Deps, 'db'>, code: string): Promise<boolean> {
  const [provider = '', game = ''] = code.split('.')
  const row = await db
    .selectFrom('aggregator.game')
    .select('provider')
    .where('provider', '=', provider)
    .where('provider_game', '=', game)
    .executeTakeFirst()
  return row !== undefined
}

/** A listed game by its code; refuses one that we do not have. */
export async function findGame(deps: Deps, code: string): Promise<play.GameCard> {
  const game = (await listedGames(deps)).find((one) => one.code === code)
  if (!game) throw new Refusal('game_unknown')
  return game
}
