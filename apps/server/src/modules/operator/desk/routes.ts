import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import type { SessionStore } from '../../account/index.ts'
import { listPlayRecords } from '../../play-records/index.ts'
import { listRecords, namedRecords } from '../../records/index.ts'
import { actorOf } from '../actor.ts'
import { proveLedger, showBalancesAt, showCommand, showEntries } from './books.ts'
import { askRefund } from '../approvals/ask-refund.ts'
import { askWriteOff } from '../approvals/ask-write-off.ts'
import { askPhoneRelease } from '../approvals/ask-phone-release.ts'
import { askTestPlayer } from '../approvals/ask-test-player.ts'
import { amlRoutes } from './aml-routes.ts'
import { regulatorRoutes } from './regulator-routes.ts'
import { barredRoutes } from './barred.ts'
import { careRoutes } from './care-routes.ts'
import { legalRoutes } from '../legal/routes.ts'
import { wellbeingRoutes } from './wellbeing-routes.ts'
import {
  addNote,
  keepOut,
  letIn,
  liftDeposits,
  logPlayerOut,
  reveal,
  sendReset,
} from './change-player.ts'
import { countQueues } from './count-queues.ts'
import {
  collectDebtAs,
  reconcileAs,
  showDebts,
  handleStrandedAs,
  showDifferences,
  showPayoutDifferences,
  showPix,
  showStranded,
} from './deposits.ts'
import { decideAs, listWaiting, openAs, showRefused } from './identity.ts'
import { showHouseEntries, showTree } from './ledger-tree.ts'
import { findPlayers } from './find-players.ts'
import { viewMatter } from './ticket-matter.ts'
import { readyAnswerRoutes } from './ready-answers.ts'
import { tagRoutes } from './tags/routes.ts'
import { tradingRoutes } from './trading-routes.ts'
import { writeTo } from './player-file/message.ts'
import { playerFileRoutes } from './player-file/routes.ts'
import { viewPlayer } from './view-player.ts'
import {
  approveAs,
  listWithdrawalQueue,
  payUsdtAs,
  refuseAs,
  seerOf,
  showPayeeAs,
  showRisk,
  viewWithdrawal,
} from './withdrawals.ts'

const MOVEMENTS_SHOWN = 50
const RESETS_PER_MINUTE = 10

type WithSessions = Deps & { readonly sessions: SessionStore }

export function deskRoutes(app: FastifyInstance, deps: WithSessions) {
  withdrawalRoutes(app, deps)
  depositRoutes(app, deps)
  identityRoutes(app, deps)
  playerRoutes(app, deps)
  playerFileRoutes(app, deps)
  tagRoutes(app, deps)
  barredRoutes(app, deps)
  amlRoutes(app, deps)
  regulatorRoutes(app, deps)
  ledgerRoutes(app, deps)
  tradingRoutes(app, deps)
  careRoutes(app, deps)
  readyAnswerRoutes(app, deps)
  legalRoutes(app, deps)
  wellbeingRoutes(app, deps)
  handle(app, ops.queues.counts, ({ operator }) => countQueues(deps, operator))
  handle(app, ops.queues.kyc, ({ query }) => showRefused(deps, query.before))
}

function identityRoutes(app: FastifyInstance, deps: Deps) {
  const { identity } = ops
  handle(app, identity.documents, ({ query }) => listWaiting(deps, query))
  handle(app, identity.openDocument, (asked) =>
    openAs(deps, actorOf(asked), asked.params.documentId),
  )
  handle(app, identity.decideDocument, (asked) =>
    decideAs(deps, actorOf(asked), { ...asked.params, ...asked.body }),
  )
}

function withdrawalRoutes(app: FastifyInstance, deps: Deps) {
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

function depositRoutes(app: FastifyInstance, deps: Deps) {
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

function playerRoutes(app: FastifyInstance, deps: WithSessions) {
  const { players } = ops
  const changeOf = (
    asked: Parameters<typeof actorOf>[0] & {
      readonly params: { readonly playerId: string }
      readonly body: { readonly reason: string }
    },
  ) => ({
    actor: actorOf(asked),
    playerId: BigInt(asked.params.playerId),
    reason: asked.body.reason,
  })
  handle(app, players.search, ({ query }) => findPlayers(deps, query.q))
  handle(app, players.view, ({ params }) => viewPlayer(deps, BigInt(params.playerId)))
  handle(app, players.risk, ({ params, operator }) =>
    showRisk(deps, BigInt(params.playerId), seerOf(operator)),
  )
  handle(app, players.plays, ({ params, query }) =>
    listPlayRecords(deps, BigInt(params.playerId), {
      game: undefined,
      status: undefined,
      from: undefined,
      to: undefined,
      before: query.before,
    }),
  )
  handle(app, players.movements, async ({ params, query, caller }) => {
    const { records, next } = await listRecords(deps, BigInt(params.playerId), {
      from: undefined,
      to: undefined,
      before: query.before,
      limit: MOVEMENTS_SHOWN,
    })
    return { records: namedRecords(records, caller.language), next }
  })
  handle(app, players.record, ({ params, caller }) =>
    viewMatter(deps, {
      playerId: BigInt(params.playerId),
      ref: params.ref,
      language: caller.language,
    }),
  )
  handle(app, players.reveal, (asked) =>
    reveal(deps, { ...changeOf(asked), field: asked.body.field }),
  )
  handle(app, players.addNote, async (asked) => {
    const playerId = BigInt(asked.params.playerId)
    const { text } = asked.body
    await addNote(deps, { actor: actorOf(asked), playerId, text, key: asked.key })
    return null
  })
  handle(app, players.restrict, async (asked) => {
    await keepOut(deps, { ...changeOf(asked), kind: asked.body.kind })
    return null
  })
  handle(app, players.lift, async (asked) => {
    await letIn(deps, changeOf(asked))
    return null
  })
  handle(app, players.liftDeposits, async (asked) => {
    await liftDeposits(deps, changeOf(asked))
    return null
  })
  handle(app, players.logOut, async (asked) => {
    await logPlayerOut(deps, changeOf(asked))
    return null
  })
  handle(app, players.sendMessage, (asked) =>
    writeTo(
      deps,
      { actor: actorOf(asked), permissions: asked.operator.permissions },
      { ...asked.body, playerId: BigInt(asked.params.playerId), key: asked.key },
    ),
  )
  handle(
    app,
    players.sendReset,
    async (asked) => {
      await sendReset(deps, { ...changeOf(asked), language: asked.body.language })
      return null
    },
    { perMinute: RESETS_PER_MINUTE },
  )
  handle(app, players.releasePhone, (asked) =>
    askPhoneRelease(deps, actorOf(asked), {
      ...asked.body,
      playerId: BigInt(asked.params.playerId),
    }),
  )
  handle(app, players.markTest, (asked) =>
    askTestPlayer(deps, actorOf(asked), {
      ...asked.body,
      playerId: BigInt(asked.params.playerId),
    }),
  )
}

function ledgerRoutes(app: FastifyInstance, deps: Deps) {
  const { books } = ops
  handle(app, books.entries, ({ params, query }) =>
    showEntries(deps, {
      playerId: BigInt(params.playerId),
      account: params.account,
      before: query.before === undefined ? undefined : BigInt(query.before),
      at: query.at,
    }),
  )
  handle(app, books.balancesAt, ({ params, query }) =>
    showBalancesAt(deps, BigInt(params.playerId), query.at),
  )
  handle(app, books.command, ({ params }) =>
    showCommand(deps, BigInt(params.playerId), BigInt(params.commandId)),
  )
  handle(app, books.tree, ({ query }) => showTree(deps, query.at))
  handle(app, books.houseEntries, (asked) => showHouseEntries(deps, asked))
  handle(app, books.verify, () => proveLedger(deps))
}
