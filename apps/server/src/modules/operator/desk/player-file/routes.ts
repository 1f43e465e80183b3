import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { handle } from '../../../../platform/http.ts'
import { getLimits } from '../../../limits/index.ts'
import { ticketsOfPlayer } from '../../../support/index.ts'
import { actorOf } from '../../actor.ts'
import { askLevelLoan } from '../../approvals/ask-level-loan.ts'
import { shownTicket } from '../care-lists.ts'
import { getPlayerOr404 } from '../view-player.ts'
import { grantAs, showGrantable } from '../grants/grant.ts'
import { endLevelAs, showLevels } from './levels.ts'
import { showLinked } from './linked.ts'
import { showPapers } from './papers.ts'
import { showInvited, showReferral } from './referral.ts'
import { cancelBonusAs, cancelGiftAs, showBonuses } from './bonuses.ts'
import { showTrace } from './trace.ts'
import { showYearly } from './yearly.ts'

/** The lists behind a player's page that have roles of their own. */
export function playerFileRoutes(app: FastifyInstance, deps: Deps) {
  const { playerFile, playerMoney, yearly } = ops
  const idOf = (params: { readonly playerId: string }) => BigInt(params.playerId)
  handle(app, playerFile.papers, ({ params, query }) =>
    showPapers(deps, idOf(params), query.before),
  )
  handle(app, playerFile.tickets, async ({ params, query }) => {
    await getPlayerOr404(deps, idOf(params))
    const { tickets, next } = await ticketsOfPlayer(deps, idOf(params), query.after)
    return { tickets: tickets.map((one) => shownTicket(deps, one)), next }
  })
  handle(app, playerFile.referral, ({ params }) => showReferral(deps, idOf(params)))
  handle(app, playerFile.invited, ({ params, query }) => showInvited(deps, idOf(params), query))
  handle(app, playerFile.linked, ({ params, query }) => showLinked(deps, idOf(params), query))
  handle(app, playerFile.trace, ({ params, query, operator }) =>
    showTrace(deps, operator, {
      playerId: idOf(params),
      before: query.before === undefined ? undefined : BigInt(query.before),
    }),
  )
  handle(app, yearly.show, (asked) =>
    showYearly(deps, actorOf(asked), { playerId: idOf(asked.params), year: asked.body.year }),
  )
  handle(app, playerMoney.limits, async ({ params }) => {
    await getPlayerOr404(deps, idOf(params))
    return getLimits(deps, idOf(params))
  })
  handle(app, playerMoney.bonuses, ({ params, query }) =>
    showBonuses(deps, idOf(params), query.before),
  )
  handle(app, playerMoney.levels, ({ params }) => showLevels(deps, idOf(params)))
  handle(app, playerMoney.lendLevel, (asked) =>
    askLevelLoan(deps, actorOf(asked), { ...asked.body, playerId: idOf(asked.params) }),
  )
  handle(app, playerMoney.endLevel, (asked) =>
    endLevelAs(deps, actorOf(asked), { playerId: idOf(asked.params), reason: asked.body.reason }),
  )
  handle(app, playerMoney.grantable, ({ params }) => showGrantable(deps, idOf(params)))
  handle(app, playerMoney.grant, (asked) =>
    grantAs(deps, actorOf(asked), {
      ...asked.body,
      amount: asked.body.amount,
      playerId: idOf(asked.params),
      key: asked.key,
    }),
  )
  handle(app, playerMoney.cancelBonus, (asked) =>
    cancelBonusAs(deps, actorOf(asked), {
      playerId: idOf(asked.params),
      bonusId: asked.params.bonusId,
      reason: asked.body.reason,
    }),
  )
  handle(app, playerMoney.cancelGift, (asked) =>
    cancelGiftAs(deps, actorOf(asked), {
      playerId: idOf(asked.params),
      awardId: asked.params.awardId,
      reason: asked.body.reason,
    }),
  )
}
