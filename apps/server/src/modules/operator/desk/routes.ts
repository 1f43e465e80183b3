import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import type { SessionStore } from '../../account/index.ts'
import { legalRoutes } from '../legal/routes.ts'
import { amlRoutes } from './aml-routes.ts'
import { barredRoutes } from './barred.ts'
import { careRoutes } from './care-routes.ts'
import { countQueues } from './count-queues.ts'
import { depositRoutes } from './deposit-routes.ts'
import { showRefused } from './identity.ts'
import { identityRoutes } from './identity-routes.ts'
import { ledgerRoutes } from './ledger-routes.ts'
import { playRoutes } from './play-routes.ts'
import { playerChangeRoutes } from './player-change-routes.ts'
import { playerFileRoutes } from './player-file/routes.ts'
import { playerRoutes } from './player-routes.ts'
import { readyAnswerRoutes } from './ready-answers.ts'
import { regulatorRoutes } from './regulator-routes.ts'
import { tagRoutes } from './tags/routes.ts'
import { tradingRoutes } from './trading/routes.ts'
import { wellbeingRoutes } from './wellbeing-routes.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

/** The calls of the desk: queues, players, books, trading and care. */
export function deskRoutes(app: FastifyInstance, deps: Deps & { readonly sessions: SessionStore }) {
  withdrawalRoutes(app, deps)
  depositRoutes(app, deps)
  identityRoutes(app, deps)
  playerRoutes(app, deps)
  playRoutes(app, deps)
  playerChangeRoutes(app, deps)
  playerFileRoutes(app, deps)
  tagRoutes(app, deps)
  barredRoutes(app, deps)
  amlRoutes(app, deps)
  regulatorRoutes(app, deps)
  ledgerRoutes(app, deps)
  tradingRoutes(app, deps)
  careRoutes(app, deps)
  readyAnswerRoutes(app, deps)
  legalRoutes(app, deps)
  wellbeingRoutes(app, deps)
  handle(app, ops.queues.counts, ({ operator }) => countQueues(deps, operator))
  handle(app, ops.queues.kyc, ({ query }) => showRefused(deps, query.before))
}
