import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { listGames } from '../provider/games.ts'
import { readProviders } from '../provider/providers.ts'
import type { Provider } from '../provider/providers.ts'

const EVERY_MS = 60_000
const PERCENT_TO_MILLIONTHS = 10_000

/** Worker: keeps the list of the providers' games as they last told it. */
export const syncCatalogue = (deps: Deps, signal: AbortSignal): Promise<void> => {
  const providers = readProviders(deps.env)
  if (providers.length === 0) return Promise.resolve()
  return lead({ ...deps, name: 'aggregator.catalogue', signal }, (leading) =>
    repeat(EVERY_MS, leading, async () => {
      for (const provider of providers) {
        await attempt(deps.log, `listing the games of ${provider.code}`, () =>
          syncGames(deps, provider),
        )
      }
    }),
  )
}

/** Takes a provider's list over; a game that is not in it any more is not listed. */
export async function syncGames({ db, clock }: Deps, provider: Provider): Promise<void> {
  const games = await listGames(provider)
  const seenAt = clock.now()
  await db.transaction().execute(async (trx) => {
    for (const [place, game] of games.entries()) {
      const told = {
        title: game.name,
        studio: game.product,
        category: game.category,
        rtp_millionths: game.rtp ? Math.round(Number(game.rtp) * PERCENT_TO_MILLIONTHS) : null,
        place,
        is_listed: game.enabled,
        seen_at: seenAt,
      }
      await trx
        .insertInto('aggregator.game')
        .values({ provider: provider.code, provider_game: game.game_code, ...told })
        .onConflict((conflict) => conflict.columns(['provider', 'provider_game']).doUpdateSet(told))
        .execute()
    }
    await trx
      .updateTable('aggregator.game')
      .set({ is_listed: false })
      .where('provider', '=', provider.code)
      .where('seen_at', '<', seenAt)
      .execute()
  })
}
