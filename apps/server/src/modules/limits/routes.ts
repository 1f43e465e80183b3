import { limits } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { getLimits, getSessionSummary, setRealityCheck } from './get-limits.ts'
import { afterDays, afterMonths, pausePlay } from './pause-play.ts'
import { setLimit } from './set-limit.ts'

const MINUTE_SECONDS = 60n
/** Every wish is kept for good. */
const WISHES = { perMinute: 20 }

export function limitsRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, limits.getLimits, ({ session }) => getLimits(deps, session.playerId))
  handle(
    app,
    limits.setMoneyLimit,
    async ({ body, key, session }) => {
      await setLimit(deps, session.playerId, { ...body, key })
      return getLimits(deps, session.playerId)
    },
    WISHES,
  )
  handle(
    app,
    limits.setTimeLimit,
    async ({ body, key, session }) => {
      const { window, minutes } = body
      const amount = minutes === null ? null : BigInt(minutes) * MINUTE_SECONDS
      await setLimit(deps, session.playerId, { kind: 'time', window, amount, key })
      return getLimits(deps, session.playerId)
    },
    WISHES,
  )
  handle(
    app,
    limits.pausePlay,
    async ({ body: { days }, key, session }) => {
      await pausePlay(deps, session.playerId, {
        key,
        kind: 'pause',
        endOf: afterDays(days),
        asked: `${days} days`,
      })
      return getLimits(deps, session.playerId)
    },
    WISHES,
  )
  handle(
    app,
    limits.excludeOneself,
    async ({ body: { months }, key, session }) => {
      await pausePlay(deps, session.playerId, {
        key,
        kind: 'self_exclusion',
        endOf: months === 0 ? null : afterMonths(months),
        asked: `${months} months`,
      })
      return getLimits(deps, session.playerId)
    },
    WISHES,
  )
  handle(app, limits.setRealityCheck, async ({ body, session }) => {
    await setRealityCheck(deps, session.playerId, body.minutes)
    return getLimits(deps, session.playerId)
  })
  handle(app, limits.sessionSummary, ({ session }) => getSessionSummary(deps, session.playerId))
}
