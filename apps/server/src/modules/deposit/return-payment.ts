import { createHash } from 'node:crypto'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { addMessage } from '../notice/index.ts'
import { isRefundNotTaken, isSurelyNotTaken, pauseAfter } from '../pix/index.ts'
import { closeReturn, lookAtReturnAgain } from './payment-store.ts'
import type { OrderPayment } from './payment-store.ts'

const ID_LENGTH = 32

/** Our id of the devolução; the same for every attempt, so that the provider returns once. */
export const refundIdOf = (endToEndId: string) =>
  createHash('sha256').update(endToEndId).digest('hex').slice(0, ID_LENGTH)

/**
 * Sends a payment back whole, or learns how far an earlier attempt came. A return that the provider
 * fails, or has long neither known nor taken, waits for an operator; any other stays open and is
 * asked for again.
 */
export async function returnPayment(deps: Deps, payment: OrderPayment): Promise<void> {
  const status = await statusOfReturn(deps, payment)
  if (status === 'returned') await closeReturn(deps, payment, 'returned')
  if (status !== 'failed') return
  deps.log.error({ endToEndId: payment.end_to_end_id }, 'a Pix could not be returned to its payer')
  await closeReturn(deps, payment, 'return_failed')
}

async function statusOfReturn(deps: Deps, payment: OrderPayment) {
  const { end_to_end_id: endToEndId, amount, not_taken: notTaken, look_up_at: dueAt } = payment
  const id = refundIdOf(endToEndId)
  const known = await deps.pix.getRefund(endToEndId, id)
  if (known) return known.status
  const now = deps.clock.now()
  if (dueAt !== null && now < dueAt) return null
  try {
    return (await deps.pix.refund(endToEndId, id, amount)).status
  } catch (error) {
    if (!isRefundNotTaken(error)) throw error
    // an earlier attempt may have been taken, and is not shown yet
    if (isSurelyNotTaken(notTaken)) return 'failed'
    deps.log.warn({ err: error, endToEndId }, 'a return is neither known nor taken')
    await lookAtReturnAgain(deps, payment, new Date(now.getTime() + pauseAfter(notTaken)))
    return null
  }
}

/** Tells the player that a payment goes back, and why; once, however often it is asked for. */
export async function tellOfReturn(deps: Deps, payment: OrderPayment): Promise<void> {
  const { player_id: playerId, return_reason: reason } = payment
  // one that was turned away before reasons were kept
  if (reason === null) return
  await addMessage(deps, playerId, {
    cause: `returned ${payment.end_to_end_id}`,
    category: 'money',
    kind: `deposit_returned_${reason}`,
    values: { amount: formatMoney(payment.amount) },
    at: deps.clock.now(),
  })
}
