import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import { decideCashOuts } from '../cash-out/decide-cash-outs.ts'
import { levelGates } from '../feed/level-gates.ts'
import type { Uneven } from '../feed/level-gates.ts'
import { decideWaiting } from './decide-waiting.ts'

const PAUSE_MS = 100
const LEVEL_EVERY_MS = 30_000

/**
 * Decides bets and cash-outs that waited for their delay, in one process at a time; now and then
 * makes gates and log count the same closings.
 */
export const decideBets = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead(
    { pool: deps.pool, log: deps.log, name: 'sportsbook.decisions', signal },
    async (leading) => {
      const catalogue = createCatalogue(deps, { isShown: false })
      await catalogue.start()
      let levelledAtMs = 0
      let uneven: Uneven = new Map()
      try {
        await repeat(PAUSE_MS, leading, async () => {
          await decideWaiting({ ...deps, catalogue })
          await decideCashOuts({ ...deps, catalogue })
          const nowMs = deps.clock.now().getTime()
          if (nowMs - levelledAtMs < LEVEL_EVERY_MS) return
          levelledAtMs = nowMs
          await attempt(deps.log, 'levelling gates with the log', async () => {
            uneven = await levelGates({ ...deps, catalogue }, uneven)
          })
        })
      } finally {
        await catalogue.close()
      }
    },
  )
