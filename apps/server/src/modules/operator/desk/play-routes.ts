import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { roundStory } from '../../casino/index.ts'
import { drawStory } from '../../draws/index.ts'
import { betStory } from '../../sportsbook/index.ts'

/** Single bets, rounds and draws of a player, step by step. */
export function playRoutes(app: FastifyInstance, deps: Deps) {
  const { plays } = ops
  handle(app, plays.bet, ({ params }) =>
    betStory({ ...deps, catalogue: app.sportCatalogue }, BigInt(params.playerId), params.betId),
  )
  handle(app, plays.round, ({ params }) =>
    roundStory(deps, BigInt(params.playerId), BigInt(params.roundId)),
  )
  handle(app, plays.shared, ({ params }) =>
    drawStory(deps, BigInt(params.playerId), BigInt(params.betId)),
  )
}
