import type { Deps } from '../../../deps.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { settleFinishedEvents } from './settle-events.ts'

const PAUSE_MS = 1000

/** Settles what has finished, in one process at a time, until the signal aborts. */
export const settleSports = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead(
    { pool: deps.pool, log: deps.log, name: 'sportsbook.settlement', signal },
    async (leading) => {
      const reported = new Set<string>()
      await repeat(PAUSE_MS, leading, async () => {
        const { unsettled } = await settleFinishedEvents(deps)
        for (const eventId of unsettled) {
          if (reported.has(eventId)) continue
          reported.add(eventId)
          deps.log.error({ eventId }, 'bets of a finished event are settled by no rule')
        }
      })
    },
  )
