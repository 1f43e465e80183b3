import type { Deps } from '../../deps.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { openSlots } from '../../platform/slots.ts'
import type { Slots } from '../../platform/slots.ts'
import { MAILS, sweepMails } from './mail/deliver-mails.ts'
import { PUSHES, sweepPush } from './push/deliver-push.ts'

const EVERY_MS = 2000

/**
 * Worker: tells browsers and mailboxes of the messages that came into their player's inbox. Neither
 * waits for the other, and both go on while something is due.
 */
export const deliverMessages = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'notice.push', signal }, async (leading) => {
    const [pushes, mails] = [openSlots(PUSHES), openSlots(MAILS)]
    const failed = new AbortController()
    const until = AbortSignal.any([leading, failed.signal])
    const ways = [
      tellAll(pushes, until, () => sweepPush(deps, pushes)),
      tellAll(mails, until, () => sweepMails(deps, mails)),
    ]
    try {
      await Promise.all(ways)
    } finally {
      failed.abort()
      await Promise.allSettled(ways)
      await Promise.all([pushes.empty(), mails.empty()])
    }
  })

/** Sweeps again as soon as a place falls free, and after a pause where nothing is due. */
export const tellAll = (
  slots: Slots,
  until: AbortSignal,
  sweep: () => Promise<boolean>,
  everyMs = EVERY_MS,
) =>
  repeat(everyMs, until, async () => {
    while ((await sweep()) && !until.aborted) await slots.one()
  })
