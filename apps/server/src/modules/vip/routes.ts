import { vip } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { getRebates, getStatus, listLevels } from './read-vip.ts'

export function vipRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, vip.levels, () => listLevels(deps))
  handle(app, vip.status, ({ session }) => getStatus(deps, session.playerId))
  handle(app, vip.rebates, ({ session }) => getRebates(deps, session.playerId))
}
