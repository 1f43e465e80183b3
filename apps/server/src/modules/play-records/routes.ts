import { casino } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { listPlayRecords } from './list-play-records.ts'

export function playRecordRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, casino.gameMess, ({ query, session }) =>
    listPlayRecords(deps, session.playerId, query),
  )
}
