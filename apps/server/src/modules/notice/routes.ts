import { notice } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { listBanners } from './banners.ts'
import { listInbox, readMessages } from './inbox.ts'

export function noticeRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, notice.banners, ({ caller }) => listBanners(deps, caller.language))
  handle(app, notice.inbox, ({ session, query }) => listInbox(deps, session.playerId, query))
  handle(app, notice.readMessages, ({ session, body }) =>
    readMessages(deps, session.playerId, body.messageId),
  )
}
