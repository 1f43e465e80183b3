import { casino, play } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { listPlayRecords } from './list-play-records.ts'
import { listRecentGames } from './recent-games.ts'

export function playRecordRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, casino.gameMess, ({ query, session }) =>
    listPlayRecords(deps, session.playerId, query),
  )
  handle(app, play.recentGames, ({ session }) => listRecentGames(deps, session.playerId))
}
