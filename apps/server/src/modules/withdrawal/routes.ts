import { order } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { confirmFactor } from '../account/index.ts'
import { payoutCallback } from './callback.ts'
import { getWithdraw } from './get-withdraw.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { withdraw } from './withdraw.ts'

const REQUESTS_PER_MINUTE = 30

export function withdrawalRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, order.getWithdraw, ({ session }) => getWithdraw(deps, session.playerId))
  handle(
    app,
    order.withdraw,
    ({ body, key, session, caller }) =>
      withdraw(deps, {
        playerId: session.playerId,
        key,
        asked: body,
        deviceId: caller.deviceId,
        confirm: () => confirmFactor(deps, session.playerId, body.yzcCode),
      }),
    { perMinute: REQUESTS_PER_MINUTE },
  )
  handle(app, order.withdrawals, ({ session, caller }) =>
    listWithdrawals(deps, session.playerId, caller.language),
  )
  payoutCallback(app, deps)
}
