import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { lookUpWithdrawal, sendWithdrawal } from './send-payout.ts'

const EVERY_MS = 2000
const AT_ONCE = 50

/** Worker: sends what is approved and looks up what was sent. */
export const watchPayouts = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'withdrawal.payouts', signal }, (leading) =>
    repeat(EVERY_MS, leading, () => sweepPayouts(deps)),
  )

/** One round of the worker. */
export async function sweepPayouts(deps: Deps): Promise<void> {
  const requests = () => deps.db.selectFrom('withdrawal.request').selectAll().limit(AT_ONCE)
  const due = await requests()
    .where('state', '=', 'sent')
    .where('look_up_at', '<=', deps.clock.now())
    .orderBy('look_up_at')
    .execute()
  for (const withdrawal of due) {
    await attempt(deps.log, 'looking a payout up', () => lookUpWithdrawal(deps, withdrawal))
  }
  const approved = await requests()
    .where('state', '=', 'approved')
    .where('type', '!=', 'USDT')
    .orderBy('requested_at')
    .execute()
  for (const withdrawal of approved) {
    await attempt(deps.log, 'sending a payout', () => sendWithdrawal(deps, withdrawal))
  }
}
