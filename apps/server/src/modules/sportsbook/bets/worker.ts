import type { Deps } from '../../../deps.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'

import { decideCashOuts } from '../cash-out/decide-cash-outs.ts'
import { decideWaiting } from './decide-waiting.ts'

const PAUSE_MS = 100

/** Decides bets and cash-outs that waited for their delay, in one process at a time. */
export const decideBets = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead(
    { pool: deps.pool, log: deps.log, name: 'sportsbook.decisions', signal },
    async (leading) => {
      const catalogue = createCatalogue(deps, { isShown: false })
      await catalogue.start()
      try {
        await repeat(PAUSE_MS, leading, async () => {
          await decideWaiting({ ...deps, catalogue })
          await decideCashOuts({ ...deps, catalogue })
        })
      } finally {
        await catalogue.close()
      }
    },
  )
