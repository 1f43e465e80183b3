import { order } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pixCallback } from './callback.ts'
import { cancelOrder } from './cancel-order.ts'
import { getPrices } from './get-prices.ts'
import { getOrder, getPendingOrder, orderOutcome } from './order-status.ts'
import { paymentPageRoutes } from './payment-page/routes.ts'
import { prePay } from './pre-pay.ts'

const ORDERS_PER_MINUTE = 30

export function depositRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, order.getPrices, ({ query, session }) =>
    getPrices(deps, session.playerId, query.curreny),
  )
  handle(
    app,
    order.prePay,
    ({ params, body, session }) => {
      if (params.pkgId !== body.pkgId) throw new Refusal('invalid_input', { fields: 'pkgId' })
      return prePay(deps, session.playerId, {
        packageId: params.pkgId,
        withOffers: body.gift === 1,
      })
    },
    { perMinute: ORDERS_PER_MINUTE },
  )
  handle(app, order.getStatus, async ({ params, session }) =>
    orderOutcome(deps, await getOrder(deps, session.playerId, params.orderId)),
  )
  handle(app, order.cancelOrder, ({ params, session }) =>
    cancelOrder(deps, session.playerId, params.orderId),
  )
  handle(app, order.pendingOrder, ({ session }) => getPendingOrder(deps, session.playerId))
  pixCallback(app, deps)
  paymentPageRoutes(app, deps)
}
