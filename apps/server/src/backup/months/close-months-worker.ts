import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { closeMonth, openMonths } from './close-month.ts'

const LOOK_EVERY_MS = 60 * 60_000

/** Longer than any batch is under way and any server's clock is wrong. */
const GRACE_MS = 2 * 24 * 60 * 60_000

/** Worker: closes each month of entries two days after its end. */
export const closeMonths = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'ledger.months', signal }, (leading) =>
    repeat(LOOK_EVERY_MS, leading, () => closeFinishedMonths(deps)),
  )

/** Closes what is due; a month that fails does not hold the others up. */
export async function closeFinishedMonths(deps: Deps): Promise<void> {
  const client = await deps.pool.connect()
  try {
    const before = new Date(deps.clock.now().getTime() - GRACE_MS)
    for (const month of await openMonths(client, before)) {
      await attempt(deps.log, `closing the ledger’s month ${month}`, () =>
        closeMonth(client, month),
      )
    }
  } finally {
    client.release()
  }
}
