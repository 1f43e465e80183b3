import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { lookUpWithdrawal, sendWithdrawal } from './send-payout.ts'
import { takeReturns } from './take-returns.ts'

const EVERY_MS = 2000
const AT_ONCE = 50
const RETURNS_EVERY_MS = 10 * 60_000
/** A payee's bank may send a Pix back for ninety days, and the last day is still to be read. */
const RETURNED_WITHIN_MS = 95 * 24 * 60 * 60_000

/** Worker: sends what is approved, looks up what was sent, and learns of what came back. */
export const watchPayouts = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'withdrawal.payouts', signal }, (leading) =>
    repeatBoth(deps, leading),
  )

async function repeatBoth(deps: Deps, leading: AbortSignal) {
  let returnsReadMs = 0
  await repeat(EVERY_MS, leading, async () => {
    await sweepPayouts(deps)
    const nowMs = deps.clock.now().getTime()
    if (nowMs - returnsReadMs <= RETURNS_EVERY_MS) return
    await sweepReturns(deps)
    returnsReadMs = nowMs
  })
}

/** Learns of returns that no callback told of; the provider's list has no order by their time. */
export async function sweepReturns(deps: Deps): Promise<void> {
  const to = deps.clock.now()
  const from = new Date(to.getTime() - RETURNED_WITHIN_MS)
  await attempt(deps.log, 'reading payouts that came back', async () => {
    for (const payout of await deps.pix.listReturnedPayouts({ from, to })) {
      await attempt(deps.log, 'crediting a payout that came back', () => takeReturns(deps, payout))
    }
  })
}

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
