import type { Deps } from '../../deps.ts'
import { longSince, tellOfLongUnderWay } from '../alert/index.ts'
import { longestReturning } from './payment-store.ts'
import { longestOpenRefund } from './refunds/refund-store.ts'

/**
 * Tells operators of refunds, and of payments that go back to their payer, that do not come
 * to their end.
 */
export async function tellOfWaitingRefunds(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = longSince(deps)
  const refund = await longestOpenRefund(deps, before)
  await tellOfLongUnderWay(
    deps,
    refund && {
      subject: `refund:${refund.end_to_end_id}:${refund.refund_id}`,
      since: refund.asked_at,
      count: refund.count,
    },
  )
  const payment = await longestReturning(deps, before)
  await tellOfLongUnderWay(
    deps,
    payment && {
      subject: `pix:${payment.end_to_end_id}`,
      since: payment.noted_at,
      count: payment.count,
    },
  )
}
