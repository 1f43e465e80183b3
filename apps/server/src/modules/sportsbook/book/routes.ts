import { sportBook } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../../platform/http.ts'
import type { SportsbookDeps } from '../deps.ts'
import { countCompetitions, countSports } from './count-sports.ts'
import { getFavourites, setFavourite } from './favourites.ts'
import { getEventDetail } from './get-event-detail.ts'
import { getRules } from './get-rules.ts'
import { getStatistics } from './get-statistics.ts'
import { listBoard } from './list-board.ts'
import { listFront } from './list-front.ts'
import { listResults } from './list-results.ts'

/** What there is to bet on, and what there was. */
export function bookRoutes(app: FastifyInstance, deps: SportsbookDeps) {
  handle(app, sportBook.sports, () => countSports(deps))
  handle(app, sportBook.competitions, ({ query }) => countCompetitions(deps, query.sport))
  handle(app, sportBook.front, ({ query }) => listFront(deps, query.when))
  handle(app, sportBook.board, ({ query }) => listBoard(deps, query))
  handle(app, sportBook.eventDetail, ({ params }) => getEventDetail(deps, params.eventId))
  handle(app, sportBook.statistics, ({ params }) => getStatistics(deps, params.eventId))
  handle(app, sportBook.results, ({ query }) => listResults(deps, query))
  handle(app, sportBook.sportRules, () => getRules(deps))
  handle(app, sportBook.favourites, ({ session }) => getFavourites(deps, session.playerId))
  handle(app, sportBook.setFavourite, ({ body, session }) =>
    setFavourite(deps, session.playerId, body),
  )
}
