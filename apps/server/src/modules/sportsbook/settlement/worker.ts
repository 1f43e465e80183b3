import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { recountRoom } from './recount-room.ts'
import { settleFinishedEvents } from './settle-events.ts'

const PAUSE_MS = 1000
const FORGET_EVERY_MS = 6 * 3_600_000
const RECOUNT_EVERY_MS = 10 * 60_000

/**
 * Settles what has finished, in one process at a time, until the signal aborts; now and then
 * puts right the room of the limits, and lets the ledger forget that of outcomes that nobody has a
 * bet on any more.
 */
export const settleSports = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead(
    { pool: deps.pool, log: deps.log, name: 'sportsbook.settlement', signal },
    async (leading) => {
      const reported = new Set<string>()
      let forgottenAtMs = 0
      let recountedAtMs = 0
      await repeat(PAUSE_MS, leading, async () => {
        const { unsettled } = await settleFinishedEvents(deps)
        for (const eventId of unsettled) {
          if (reported.has(eventId)) continue
          reported.add(eventId)
          deps.log.error({ eventId }, 'bets of a finished event are settled by no rule')
        }
        const nowMs = deps.clock.now().getTime()
        if (nowMs - recountedAtMs >= RECOUNT_EVERY_MS) {
          recountedAtMs = nowMs
          await attempt(deps.log, 'counting the room of limits anew', () => recountRoom(deps))
        }
        if (nowMs - forgottenAtMs < FORGET_EVERY_MS) return
        forgottenAtMs = nowMs
        await attempt(deps.log, 'forgetting idle counters', () => deps.ledger.forgetIdleCounters())
      })
    },
  )
