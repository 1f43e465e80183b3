import type { Deps } from '../../deps.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { openSlots } from '../../platform/slots.ts'
import { MAILS, sweepMails } from './mail/deliver-mails.ts'
import { PUSHES, sweepPush } from './push/deliver-push.ts'

const EVERY_MS = 2000

/** Worker: tells browsers and mailboxes of the messages that came into their player's inbox. */
export const deliverMessages = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'notice.push', signal }, async (leading) => {
    const [pushes, mails] = [openSlots(PUSHES), openSlots(MAILS)]
    try {
      await repeat(EVERY_MS, leading, async () => {
        await sweepPush(deps, pushes)
        await sweepMails(deps, mails)
      })
    } finally {
      await Promise.all([pushes.empty(), mails.empty()])
    }
  })
