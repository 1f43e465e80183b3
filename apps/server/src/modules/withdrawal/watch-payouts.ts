import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { readableOf } from '../pix/index.ts'
import { lookUpWithdrawal, sendWithdrawal } from './send-payout.ts'
import { reconcileDuePayouts } from './reconciliation/due-days.ts'
import { RETURNED_WITHIN_MS, takeReturns } from './take-returns.ts'
import { tellOfWaitingPayouts } from './tell-of-waiting.ts'

const EVERY_MS = 2000
const AT_ONCE = 50
const RETURNS_EVERY_MS = 10 * 60_000
const RECONCILED_EVERY_MS = 10 * 60_000

/**
 * Worker: sends what is approved, looks up what was sent, learns of what came back, and beside that
 * compares each day with the provider once it is over.
 */
export const watchPayouts = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'withdrawal.payouts', signal }, async (leading) => {
    const ending = new AbortController()
    const both = AbortSignal.any([leading, ending.signal])
    const comparing = repeat(RECONCILED_EVERY_MS, both, () => reconcileDuePayouts(deps))
    await Promise.all([repeatBoth(deps, both), comparing]).finally(() => ending.abort())
  })

async function repeatBoth(deps: Deps, leading: AbortSignal) {
  let returnsReadMs = 0
  await repeat(EVERY_MS, leading, async () => {
    await sweepPayouts(deps, leading)
    const nowMs = deps.clock.now().getTime()
    if (nowMs - returnsReadMs <= RETURNS_EVERY_MS) return
    await sweepReturns(deps, leading)
    await attempt(deps.log, 'looking for payouts that wait', () => tellOfWaitingPayouts(deps))
    returnsReadMs = nowMs
  })
}

/** Learns of returns that no callback told of; the provider's list has no order by their time. */
export async function sweepReturns(deps: Deps, signal?: AbortSignal): Promise<void> {
  const to = deps.clock.now()
  const from = new Date(to.getTime() - RETURNED_WITHIN_MS)
  await attempt(deps.log, 'reading payouts that came back', async () => {
    const { found, fault } = await readableOf(deps.pix.listPayouts({ from, to, returned: true }))
    for (const payout of found) {
      if (signal?.aborted) return
      await attempt(deps.log, 'crediting a payout that came back', () => takeReturns(deps, payout))
    }
    if (fault) throw fault
  })
}

/** One round of the worker; begins nothing after `signal` aborts, for another one leads then. */
export async function sweepPayouts(deps: Deps, signal?: AbortSignal): Promise<void> {
  const requests = () => deps.db.selectFrom('withdrawal.request').selectAll().limit(AT_ONCE)
  const due = await requests()
    .where('state', '=', 'sent')
    .where('look_up_at', '<=', deps.clock.now())
    .orderBy('look_up_at')
    .execute()
  for (const withdrawal of due) {
    if (signal?.aborted) return
    await attempt(deps.log, 'looking a payout up', () => lookUpWithdrawal(deps, withdrawal))
  }
  const approved = await requests()
    .where('state', '=', 'approved')
    .where('type', '!=', 'USDT')
    .orderBy('requested_at')
    .execute()
  for (const withdrawal of approved) {
    if (signal?.aborted) return
    await attempt(deps.log, 'sending a payout', () => sendWithdrawal(deps, withdrawal))
  }
}
