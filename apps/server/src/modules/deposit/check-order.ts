import type { Deps } from '../../deps.ts'
import type { Order } from './order-store.ts'
import { receivePayment } from './receive-payment.ts'

/**
 * Asks the provider now what was paid for an order and brings it to its end. Throws PixUnavailable.
 */
export async function checkOrder(deps: Deps, order: Pick<Order, 'txid'>): Promise<void> {
  const charge = await deps.pix.getCharge(order.txid)
  for (const pix of charge?.payments ?? []) await receivePayment(deps, pix)
}
