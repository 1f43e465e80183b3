import { formatMoney } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { isRevoked } from '../order-store.ts'
import type { Order } from '../order-store.ts'
import type { OrderState } from '../states.ts'

/** What the page shows; `preparing` until the provider has confirmed the charge. */
export type Stage = 'preparing' | 'waiting' | 'withdrawn' | Exclude<OrderState, 'pending'>

export type OrderStage = {
  readonly orderId: string
  readonly amount: string
  readonly stage: Stage
  readonly expiresAt: string
  readonly serverNow: string
}

/** Where an order stands at this moment, by the server's clock. */
export function stageOf(deps: Deps, order: Order): OrderStage {
  const now = deps.clock.now()
  return {
    orderId: String(order.order_id),
    amount: formatMoney(order.amount),
    stage: stageAt(order, now),
    expiresAt: order.expires_at.toISOString(),
    serverNow: now.toISOString(),
  }
}

function stageAt(order: Order, now: Date): Stage {
  if (isRevoked(order)) return 'withdrawn'
  return order.state === 'pending' ? pendingStage(order, now) : order.state
}

function pendingStage(order: Order, now: Date): Stage {
  if (now >= order.expires_at) return 'expired'
  return order.code === null ? 'preparing' : 'waiting'
}
