import { game, play } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { handle } from '../../platform/http.ts'
import { hub88Routes } from './adapters/hub88-routes.ts'
import { searchGames } from './lobby/catalogue.ts'
import { getFavouriteGames, getFavourites, setFavourite } from './lobby/favourites.ts'
import { createHotGames } from './lobby/hot-games.ts'
import { noteHousePlay } from './lobby/house-play.ts'
import { readProviders } from './provider/providers.ts'
import { launchGame } from './sessions/launch-game.ts'
import { closeGameOf, openGameOf } from './sessions/session-store.ts'

const LAUNCHES_PER_MINUTE = 30

export async function aggregatorRoutes(app: FastifyInstance, deps: Deps) {
  const housePlay = noteHousePlay(deps)
  const hotGames = createHotGames(deps)
  app.addHook('onClose', () => housePlay.stop())
  handle(app, play.catalogue, ({ query }) => searchGames(deps, query))
  handle(app, play.hotGames, async () => [...(await hotGames())])
  handle(app, play.favourites, ({ session }) => getFavourites(deps, session.playerId))
  handle(app, play.favouriteGames, async ({ session }) => [
    ...(await getFavouriteGames(deps, session.playerId)),
  ])
  handle(app, play.setFavourite, ({ session, body }) =>
    setFavourite(deps, { playerId: session.playerId, code: body.gameCode, on: body.on === 1 }),
  )
  handle(
    app,
    play.launch,
    ({ session, caller, body }) =>
      launchGame(deps, {
        session,
        caller,
        code: body.gameCode,
        demo: body.demo === 1,
        returnUrl: body.returnUrl,
      }),
    { perMinute: LAUNCHES_PER_MINUTE },
  )
  handle(app, game.inPlay, async ({ session }) => ({
    game: await openGameOf(deps, session.playerId),
  }))
  handle(app, game.stopGame, async ({ session, query }) => ({
    game: await closeGameOf(deps, session.playerId, query),
  }))
  deps.realtime.onOffGame(async (playerId, code, opening) => {
    await attempt(deps.log, 'closing a game that was left', () =>
      closeGameOf(deps, playerId, { code, opening }),
    )
  })
  for (const provider of readProviders(deps.env)) await hub88Routes(app, deps, provider)
}
