import type { LostPromise } from '@jogada/contract/order'
import { subtract, zero } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { findPromise, keepPromise } from '../promotion/index.ts'
import type { Kept, Promised } from '../promotion/index.ts'
import { DEPOSITS_SO_FAR, nextDeposit } from '../wallet/index.ts'
import type { NextDeposit } from '../wallet/index.ts'
import { findOrder } from './order-store.ts'
import type { Order } from './order-store.ts'
import type { OrderPayment } from './payment-store.ts'
import { promiseIdOf } from './price-order.ts'

export type DuePromise = {
  /** What the payment brings with it. */
  readonly kept: Kept | null
  /** Why something that its order was promised does not come with it. */
  readonly lost: LostPromise | null
}

/** What the order of a payment was promised, as far as it holds for this payment. */
export async function duePromise(
  deps: Deps,
  payment: OrderPayment,
  next: NextDeposit,
): Promise<DuePromise> {
  const { player_id: playerId, order_id: orderId } = payment
  const order = await findOrder(deps, playerId, orderId)
  const promised = order?.with_offers && (await findPromise(deps, playerId, promiseIdOf(orderId)))
  if (!order || !promised) return { kept: null, lost: null }
  const lost = lossOf(promised, order, payment)
  if (lost) return { kept: null, lost }
  const kept = await keepPromise(deps, promised, next)
  const isWhole =
    kept.promised.gift === promised.gift && kept.promised.discount === promised.discount
  return { kept, lost: isWhole ? null : 'lapsed' }
}

/** What an order was promised that its payment would not bring any more. */
export async function lapsedPromise(
  deps: Deps,
  { player_id: playerId, order_id: orderId }: Order,
): Promise<Pick<Promised, 'gift' | 'discount'>> {
  const promised = await findPromise(deps, playerId, promiseIdOf(orderId))
  if (promised?.state !== 'held') return { gift: zero, discount: zero }
  const counters = await deps.ledger.counters(playerId, DEPOSITS_SO_FAR)
  const kept = (await keepPromise(deps, promised, nextDeposit(counters))).promised
  return {
    gift: subtract(promised.gift, kept.gift),
    discount: subtract(promised.discount, kept.discount),
  }
}

/**
 * Why a payment gets nothing of its order's promise, which is for the first payment that comes in
 * time and as asked; null for that one.
 */
export function lossOf(
  promised: Pick<Promised, 'state'>,
  order: Pick<Order, 'state' | 'amount' | 'expires_at'>,
  payment: Pick<OrderPayment, 'amount' | 'paid_at'>,
): LostPromise | null {
  if (promised.state === 'paid') return 'twice'
  if (payment.amount !== order.amount) return 'amount'
  if (payment.paid_at > order.expires_at) return 'late'
  if (promised.state === 'held') return null
  if (order.state === 'cancelled') return 'cancelled'
  return order.state === 'paid' ? 'twice' : 'late'
}
