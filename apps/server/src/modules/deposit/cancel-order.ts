import type { CallReply, order as calls } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { PixRefused, PixUnavailable } from '../pix/index.ts'
import { checkOrder } from './check-order.ts'
import { moveOrder } from './order-store.ts'
import type { Order } from './order-store.ts'
import { getOrder, orderOutcome } from './order-status.ts'

/**
 * Gives a pending order up and takes its charge off the market; an order that has ended is answered
 * as it is. Was it paid in the meantime, it is credited instead. Refuses with `order_unknown`, or
 * with `payment_provider_unavailable` when the provider's answer is not known: try again then.
 */
export async function cancelOrder(
  deps: Deps,
  playerId: bigint,
  orderId: string,
): Promise<CallReply<typeof calls.cancelOrder>> {
  const order = await getOrder(deps, playerId, orderId)
  if (order.state !== 'pending') return orderOutcome(deps, order)
  try {
    await endCharge(deps, order)
  } catch (error) {
    if (error instanceof PixUnavailable) throw new Refusal('payment_provider_unavailable')
    throw error
  }
  return orderOutcome(deps, await getOrder(deps, playerId, orderId))
}

/**
 * Takes a pending order's charge off the market and cancels the order; one that was paid in the
 * meantime is brought to its end instead. Throws PixUnavailable when that is not known.
 */
export async function endCharge(deps: Deps, order: Order): Promise<void> {
  if (!(await removeCharge(deps, order))) return checkOrder(deps, order)
  const { player_id: playerId, order_id: orderId } = order
  await moveOrder(deps.db, { playerId, orderId }, 'cancelled')
}

/** Whether nobody can pay the charge any more: removed now or before, or never made. */
async function removeCharge(deps: Deps, order: Order): Promise<boolean> {
  try {
    await deps.pix.removeCharge(order.txid)
    return true
  } catch (error) {
    if (!(error instanceof PixRefused)) throw error
    return error.status === 404
  }
}
