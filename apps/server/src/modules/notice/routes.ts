import { notice } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle, sessionBehind } from '../../platform/http.ts'
import { listBanners } from './banners.ts'
import { getChoices, setChoices } from './choices/choices.ts'
import { listInbox, readMessages } from './inbox.ts'
import { pushKey, resumePush, subscribePush, unsubscribePush } from './push/subscribe.ts'

const SUBSCRIPTIONS_PER_MINUTE = 12

export function noticeRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, notice.banners, async ({ arrival, caller: { language } }) => {
    const session = await sessionBehind(app, arrival)
    return listBanners(deps, { playerId: session?.playerId ?? null, language })
  })
  handle(app, notice.inbox, ({ session, query }) => listInbox(deps, session.playerId, query))
  handle(app, notice.readMessages, ({ session, body }) =>
    readMessages(deps, session.playerId, body),
  )
  handle(app, notice.choices, ({ session }) => getChoices(deps, session.playerId))
  handle(app, notice.setChoices, ({ session, body, caller: { language } }) =>
    setChoices(deps, session.playerId, { asked: body, language }),
  )
  handle(app, notice.pushKey, () => pushKey(deps))
  handle(
    app,
    notice.subscribePush,
    ({ session, body, caller }) =>
      subscribePush(deps, session, { asked: body, language: caller.language }),
    { perMinute: SUBSCRIPTIONS_PER_MINUTE },
  )
  handle(app, notice.resumePush, ({ session, body: { endpoint }, caller: { language } }) =>
    resumePush(deps, session, { endpoint, language }),
  )
  handle(app, notice.unsubscribePush, ({ session, body }) =>
    unsubscribePush(deps, session.playerId, body.endpoint),
  )
}
