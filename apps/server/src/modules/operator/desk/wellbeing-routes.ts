import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { auditNow } from '../../audit/index.ts'
import { hasIntervened, intervene, viewWellbeing } from '../../care/index.ts'
import { actorOf } from '../actor.ts'
import { getPlayerOr404 } from './view-player.ts'

/** A player's behaviour, and what is done about it. */
export function wellbeingRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, ops.wellbeing.view, async ({ params }) => {
    const playerId = BigInt(params.playerId)
    await getPlayerOr404(deps, playerId)
    return viewWellbeing(deps, playerId)
  })
  handle(app, ops.wellbeing.intervene, async (asked) => {
    const playerId = BigInt(asked.params.playerId)
    const { key } = asked
    const { kind, note } = asked.body
    await getPlayerOr404(deps, playerId)
    if (await hasIntervened(deps, key)) return null
    const actor = actorOf(asked)
    const { signals, score } = await viewWellbeing(deps, playerId)
    // first: nobody is written to or stopped without a trace
    await auditNow(deps, {
      actor,
      action: `wellbeing.${kind}`,
      subject: `player:${playerId}`,
      reason: note,
      after: { signals, score },
    })
    await intervene(deps, { playerId, kind, signals, score, note, by: actor.email, key })
    return null
  })
}
