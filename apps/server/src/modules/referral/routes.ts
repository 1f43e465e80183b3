import { referral } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { getLadder, takeStep } from './ladder.ts'
import { getSummary, listPeople } from './read-tree.ts'

export function referralRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, referral.summary, ({ session, query }) => getSummary(deps, session.playerId, query))
  handle(app, referral.people, ({ session, query }) => listPeople(deps, session.playerId, query))
  handle(app, referral.ladder, ({ session }) => getLadder(deps, session.playerId))
  handle(app, referral.takeStep, ({ session, params, key }) =>
    takeStep(deps, session.playerId, { step: params.step, key }),
  )
}
