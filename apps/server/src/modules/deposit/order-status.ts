import type { CallReply, order as orderCalls } from '@jogada/contract'
import { add, formatMoney, subtract } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lapsedPromise } from './due-promise.ts'
import { findFirstCredit } from './order-records.ts'
import { findOrder, isRevoked, openOrders } from './order-store.ts'
import type { Order } from './order-store.ts'
import { paymentPath } from './payment-path.ts'
import type { OrderState } from './states.ts'

type Status = CallReply<typeof orderCalls.getStatus>['status']

const statusOf = {
  pending: '00',
  paid: '10',
  cancelled: '01',
  expired: '-01',
  returned: '-01',
} as const satisfies Record<OrderState, Status>

/** An order's state on the wire, with what its payment brought. */
export async function orderOutcome(
  deps: Deps,
  order: Order,
): Promise<CallReply<typeof orderCalls.getStatus>> {
  const credit = order.state === 'paid' ? await findFirstCredit(deps, order) : undefined
  if (isRevoked(order)) {
    return { status: '-01', gift: formatMoney(order.gift), withdrawn: true }
  }
  return {
    status: statusOf[order.state],
    gift: formatMoney(order.gift),
    ...(credit && { amount: formatMoney(add(credit.amount, credit.discount)) }),
    ...(credit?.lost && { lost: credit.lost }),
  }
}

/** The player's own order; refuses with `order_unknown` for anybody else's. */
export async function getOrder(deps: Deps, playerId: bigint, orderId: string): Promise<Order> {
  const order = await findOrder(deps, playerId, BigInt(orderId))
  if (!order) throw new Refusal('order_unknown')
  return order
}

/**
 * The newest order that can still be paid, with its end by the server's clock and what its payment
 * would bring now, or null: another deposit may have taken what was meant for a first one.
 */
export async function getPendingOrder(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof orderCalls.pendingOrder>> {
  const now = deps.clock.now()
  const found = await openOrders(deps, playerId, now)
    .where('code', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!found) return null
  const lapsed = await lapsedPromise(deps, found)
  return {
    orderId: String(found.order_id),
    payNo: found.txid,
    url: paymentPath(found.txid),
    amount: formatMoney(found.amount),
    price: formatMoney(subtract(found.price, lapsed.discount)),
    gift: formatMoney(subtract(found.gift, lapsed.gift)),
    expiresAt: found.expires_at.toISOString(),
    serverNow: now.toISOString(),
  }
}
