import { user } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { getUserInfo } from './user-info.ts'

export function profileRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, user.userInfo, ({ session }) => getUserInfo(deps, session.playerId))
}
