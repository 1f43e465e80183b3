import { reward, user } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle, sessionBehind } from '../../platform/http.ts'
import { hasGift, listAwards } from './awards.ts'
import { getPage, listPages } from './pages.ts'
import { takeAward } from './take-award.ts'

export function rewardRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, user.userGift, ({ session }) => hasGift(deps, session.playerId))
  handle(app, reward.awards, ({ session }) => listAwards(deps, session.playerId))
  handle(app, reward.takeAward, ({ params, body, session, key }) =>
    takeAward(deps, { playerId: session.playerId, awardId: params.awardId, seen: body, key }),
  )
  handle(app, reward.promotionPages, async ({ arrival }) => {
    const session = await sessionBehind(app, arrival)
    return listPages(deps, session?.playerId ?? null)
  })
  handle(app, reward.onePromotionPage, ({ params }) => getPage(deps, params.id))
}
