import { promotion } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { cancelBonus } from './cancel-bonus.ts'
import { listBonuses } from './list-bonuses.ts'
import { earnedOffer } from './offers.ts'

export function promotionRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, promotion.bonuses, ({ session }) => listBonuses(deps, session.playerId))
  handle(app, promotion.earnedOffer, ({ session }) => earnedOffer(deps, session.playerId))
  handle(app, promotion.cancelBonus, ({ params, session, key }) =>
    cancelBonus(deps, { playerId: session.playerId, bonusId: params.bonusId, key }),
  )
}
