import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { archiveMonth } from './archive-month.ts'
import { closeMonth, openMonths, unarchivedMonths } from './close-month.ts'

const LOOK_EVERY_MS = 60 * 60_000

/** Longer than any batch is under way and any server's clock is wrong. */
const GRACE_MS = 2 * 24 * 60 * 60_000

/** Worker: closes each month of entries two days after its end and archives it in `ARCHIVE_DIR`. */
export const keepMonths = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'ledger.months', signal }, (leading) =>
    repeat(LOOK_EVERY_MS, leading, () => closeAndArchive(deps)),
  )

/**
 * Closes what is due and archives what is closed; a month that fails does not hold the others up.
 */
export async function closeAndArchive(
  deps: Pick<Deps, 'pool' | 'log' | 'clock'> & { readonly env: Pick<Deps['env'], 'ARCHIVE_DIR'> },
): Promise<void> {
  const { pool, log, clock, env } = deps
  const client = await pool.connect()
  try {
    const before = new Date(clock.now().getTime() - GRACE_MS)
    for (const month of await openMonths(client, before)) {
      await attempt(log, `closing the ledger’s month ${month}`, () => closeMonth(client, month))
    }
    const { ARCHIVE_DIR: folder } = env
    if (folder === undefined) return
    for (const month of await unarchivedMonths(client)) {
      await attempt(log, `archiving the ledger’s month ${month}`, async () => {
        const { file, entries, sha256 } = await archiveMonth(client, month, folder)
        log.info(
          { month, file, entries: String(entries), sha256 },
          'a month of entries is archived',
        )
      })
    }
  } finally {
    client.release()
  }
}
