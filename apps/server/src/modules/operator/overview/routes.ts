import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { businessNow, listOddReturns } from '../../report/index.ts'
import { greatestRisks } from '../../sportsbook/index.ts'
import { showHealth } from './health.ts'
import { showSystem } from './system.ts'

const RISKS_SHOWN = 5

/** What the first page of the desk shows beside its queues. */
export function overviewRoutes(app: FastifyInstance, deps: Deps) {
  const { overview } = ops
  handle(app, overview.business, () => businessNow(deps))
  handle(app, overview.risks, () => greatestRisks(deps, RISKS_SHOWN))
  handle(app, overview.oddReturns, () => listOddReturns(deps))
  handle(app, overview.health, () => showHealth(deps))
  handle(app, overview.system, () => showSystem(deps))
}
