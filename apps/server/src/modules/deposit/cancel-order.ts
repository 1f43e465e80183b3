import type { CallReply, order as calls } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { PixUnavailable } from '../pix/index.ts'
import { endCharge } from './end-charge.ts'
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
