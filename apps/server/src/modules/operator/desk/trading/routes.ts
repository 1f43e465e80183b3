import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { handle } from '../../../../platform/http.ts'
import {
  BY_HAND,
  betBoard,
  eventBets,
  listHolds,
  sendHeartbeat,
  tradingBoard,
  tradingEvent,
} from '../../../sportsbook/index.ts'
import { actorOf } from '../../actor.ts'
import { setShareAs, showShare, tryBetAs } from '../stake-limits.ts'
import { askCancel, askRestore, previewCancelAs } from './cancel.ts'
import { amendAs, announceAs } from './announce.ts'
import { holdAs, releaseAs } from './hold.ts'
import { priceAs, priceCornersAs, withdrawCornersAs } from './price.ts'
import { askResult, previewAs } from './result.ts'
import { askRollback } from './rollback.ts'
import { scoreAs } from './score.ts'

/** Trading: the board, suspensions, events by hand, results and cancellations. */
export function tradingRoutes(app: FastifyInstance, deps: Deps) {
  const { trading } = ops
  const seen = () => ({ ...deps, catalogue: app.sportCatalogue })
  handle(app, trading.events, ({ query }) => tradingBoard(seen(), query))
  handle(app, trading.event, ({ params }) => tradingEvent(seen(), params.eventId))
  handle(app, trading.bets, ({ params, query }) =>
    eventBets(deps, params.eventId, query.before === undefined ? null : BigInt(query.before)),
  )
  handle(app, trading.betBoard, ({ query }) => betBoard(deps, query))
  handle(app, trading.holds, () => listHolds(deps))
  handle(app, trading.hold, (asked) => holdAs(deps, actorOf(asked), asked.body))
  handle(app, trading.release, (asked) => releaseAs(deps, actorOf(asked), asked.body))
  handle(app, trading.announce, (asked) =>
    announceAs(deps, actorOf(asked), { fixture: asked.body, key: asked.key }),
  )
  handle(app, trading.amend, (asked) =>
    amendAs(deps, actorOf(asked), asked.params.eventId, asked.body),
  )
  handle(app, trading.price, (asked) =>
    priceAs(seen(), actorOf(asked), asked.params.eventId, asked.body),
  )
  handle(app, trading.priceCorners, (asked) =>
    priceCornersAs(seen(), actorOf(asked), asked.params.eventId, asked.body),
  )
  handle(app, trading.withdrawCorners, (asked) =>
    withdrawCornersAs(seen(), actorOf(asked), asked.params.eventId),
  )
  handle(app, trading.say, (asked) =>
    scoreAs(seen(), actorOf(asked), asked.params.eventId, asked.body),
  )
  handle(app, trading.attend, async () => {
    await sendHeartbeat(deps, BY_HAND)
    return null
  })
  handle(app, trading.previewResult, ({ params, body }) => previewAs(deps, params.eventId, body))
  handle(app, trading.askResult, (asked) => {
    const { reason, ...entry } = asked.body
    return askResult(deps, actorOf(asked), { eventId: asked.params.eventId, entry, reason })
  })
  handle(app, trading.askRollback, (asked) =>
    askRollback(deps, actorOf(asked), {
      eventId: asked.params.eventId,
      reason: asked.body.reason,
    }),
  )
  handle(app, trading.previewCancel, ({ params, body }) =>
    previewCancelAs(deps, params.eventId, body),
  )
  handle(app, trading.askRestore, (asked) =>
    askRestore(deps, actorOf(asked), { eventId: asked.params.eventId, ...asked.body }),
  )
  handle(app, trading.askCancel, (asked) =>
    askCancel(deps, actorOf(asked), { eventId: asked.params.eventId, cancel: asked.body }),
  )
  stakeLimitRoutes(app, deps)
}

function stakeLimitRoutes(app: FastifyInstance, deps: Deps) {
  const { stakeLimits } = ops
  handle(app, stakeLimits.share, ({ params }) => showShare(deps, BigInt(params.playerId)))
  handle(app, stakeLimits.setShare, async (asked) => {
    const { body, params } = asked
    await setShareAs(deps, actorOf(asked), { ...body, playerId: BigInt(params.playerId) })
    return null
  })
  handle(app, stakeLimits.tryBet, (asked) =>
    tryBetAs({ ...deps, catalogue: app.sportCatalogue }, asked),
  )
}
