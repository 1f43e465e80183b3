import { user } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { createOnlineCount } from './online.ts'
import { getUserInfo } from './user-info.ts'

export function profileRoutes(app: FastifyInstance, deps: Deps) {
  const online = createOnlineCount(deps)
  handle(app, user.online, () => online())
  handle(app, user.userInfo, ({ session }) => getUserInfo(deps, session.playerId))
}
