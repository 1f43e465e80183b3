import { order } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** The first part of the key of all that is known of the player's deposits and withdrawals. */
export const ORDERS_KEY = ['player', 'orders'] as const

export type PendingOrder = NonNullable<CallReply<typeof order.pendingOrder>>

/** The newest deposit order that can still be paid; null when there is none. */
export const pendingOrderQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'pending'],
  queryFn: ({ signal }) =>
    request(order.pendingOrder, {}, { loading: false, failure: 'here', signal }),
})
