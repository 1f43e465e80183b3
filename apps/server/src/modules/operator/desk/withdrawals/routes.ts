import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { handle } from '../../../../platform/http.ts'
import { actorOf } from '../../actor.ts'
import { approveAs } from './approve.ts'
import { listWithdrawalQueue } from './list-queue.ts'
import { payUsdtAs, showPayeeAs } from './pay-usdt.ts'
import { refuseAs } from './refuse.ts'
import { seerOf } from './show-withdrawal.ts'
import { viewWithdrawal } from './view-withdrawal.ts'

/** The queue of withdrawals, and what is decided of each. */
export function withdrawalRoutes(app: FastifyInstance, deps: Deps) {
  const { queues } = ops
  handle(app, queues.withdrawals, ({ query, operator }) =>
    listWithdrawalQueue(deps, query, seerOf(operator)),
  )
  handle(app, queues.withdrawalDetail, ({ params, operator }) =>
    viewWithdrawal(deps, params, seerOf(operator)),
  )
  handle(app, queues.approveWithdrawal, (asked) =>
    approveAs(deps, { ...asked.params, actor: actorOf(asked), note: asked.body.note ?? '' }),
  )
  handle(app, queues.refuseWithdrawal, (asked) =>
    refuseAs(deps, {
      ...asked.params,
      actor: actorOf(asked),
      note: asked.body.note ?? '',
      reason: asked.body.reason,
    }),
  )
  handle(app, queues.showPayee, (asked) =>
    showPayeeAs(deps, { ...asked.params, actor: actorOf(asked) }),
  )
  handle(app, queues.payUsdt, (asked) =>
    payUsdtAs(deps, {
      ...asked.params,
      actor: actorOf(asked),
      note: asked.body.note ?? '',
      transactionHash: asked.body.transactionHash,
    }),
  )
}
