import type { Deps } from '../../deps.ts'
import { PixRefused } from '../pix/index.ts'
import { checkOrder } from './check-order.ts'
import { moveOrder } from './order-store.ts'
import type { Order } from './order-store.ts'

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
