import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { auditNow } from '../../audit/index.ts'
import { hasIntervened, intervene, viewWellbeing } from '../../care/index.ts'
import { actorOf } from '../actor.ts'
import { excludeOnWord, limitOnWord, pauseOnWord } from './limit-on-word.ts'
import type { OnWord } from './limit-on-word.ts'
import { getPlayerOr404 } from './view-player.ts'

const MINUTE_SECONDS = 60n

/** A player's behaviour, and what is done about it. */
export function wellbeingRoutes(app: FastifyInstance, deps: Deps) {
  onWordRoutes(app, deps)
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

/** What players ask the desk to set for them. */
function onWordRoutes(app: FastifyInstance, deps: Deps) {
  const { wellbeing } = ops
  handle(app, wellbeing.limitMoney, (asked) => limitOnWord(deps, onWordOf(asked), asked.body))
  handle(app, wellbeing.limitTime, (asked) => {
    const { window, minutes } = asked.body
    const amount = BigInt(minutes) * MINUTE_SECONDS
    return limitOnWord(deps, onWordOf(asked), { kind: 'time', window, amount })
  })
  handle(app, wellbeing.pause, (asked) => pauseOnWord(deps, onWordOf(asked), asked.body.days))
  handle(app, wellbeing.exclude, (asked) => excludeOnWord(deps, onWordOf(asked), asked.body.months))
}

const onWordOf = (
  asked: Parameters<typeof actorOf>[0] & {
    readonly params: { readonly playerId: string }
    readonly body: { readonly reason: string }
    readonly key: string
  },
): OnWord => ({
  playerId: BigInt(asked.params.playerId),
  key: asked.key,
  actor: actorOf(asked),
  reason: asked.body.reason,
})
