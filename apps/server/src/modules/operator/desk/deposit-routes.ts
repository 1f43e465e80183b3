import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { actorOf } from '../actor.ts'
import { askRefund } from '../approvals/ask-refund.ts'
import { askWriteOff } from '../approvals/ask-write-off.ts'
import {
  handleStrandedAs,
  reconcileAs,
  showDifferences,
  showPayoutDifferences,
  showPix,
  showStranded,
} from './deposits.ts'
import { collectDebtAs, showDebts } from './debts.ts'

/** What does not agree with the PSP, refunds, payments that belong to nobody, and debts. */
export function depositRoutes(app: FastifyInstance, deps: Deps) {
  const { queues } = ops
  handle(app, queues.differences, ({ query }) => showDifferences(deps, query))
  handle(app, queues.payoutDifferences, ({ query }) => showPayoutDifferences(deps, query))
  handle(app, queues.reconcile, (asked) => reconcileAs(deps, actorOf(asked), asked.body.day))
  handle(app, ops.refunds.view, ({ params }) => showPix(deps, params.endToEndId))
  handle(app, ops.refunds.ask, (asked) =>
    askRefund(deps, actorOf(asked), { ...asked.params, ...asked.body }),
  )
  handle(app, queues.stranded, ({ query }) => showStranded(deps, query.after))
  handle(app, queues.handleStranded, (asked) =>
    handleStrandedAs(deps, actorOf(asked), { ...asked.params, ...asked.body }),
  )
  handle(app, queues.debts, ({ query }) => showDebts(deps, query.after))
  handle(app, queues.collectDebt, (asked) =>
    collectDebtAs(deps, {
      actor: actorOf(asked),
      playerId: BigInt(asked.params.playerId),
      debtId: asked.params.debtId,
      reason: asked.body.reason,
    }),
  )
  handle(app, queues.writeOffDebt, (asked) =>
    askWriteOff(deps, actorOf(asked), {
      playerId: BigInt(asked.params.playerId),
      debtId: asked.params.debtId,
      reason: asked.body.reason,
    }),
  )
}
