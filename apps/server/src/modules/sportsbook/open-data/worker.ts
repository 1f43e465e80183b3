import type { Deps } from '../../../deps.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { openOpenData } from './open-data.ts'

const TICK_MS = 500

/**
 * Runs the open data source in one process at a time, until the signal aborts; not where it is off.
 */
export async function runOpenData(deps: Deps, signal: AbortSignal): Promise<void> {
  if (deps.env.OPEN_DATA === 'off') return
  await lead(
    { pool: deps.pool, log: deps.log, name: 'sportsbook.open-data', signal },
    async (leading) => {
      const source = await openOpenData(deps)
      await repeat(TICK_MS, leading, () => source.tick())
    },
  )
}
