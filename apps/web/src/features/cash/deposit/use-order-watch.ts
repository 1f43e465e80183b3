import { order } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../../../api/request.ts'
import type { PayOrder } from '../../../overlays/overlay.ts'
import { ORDERS_KEY } from '../../../session/order-queries.ts'
import { pollDelayMs, readOrderStatus } from './order-status.ts'
import { orderEnded, paymentArrived } from './payment-arrived.ts'

/** Status of one deposit order; asked for quietly, a failure is just asked again. */
export const orderStatusQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'status', orderId],
    queryFn: ({ signal }) =>
      request(
        order.getStatus,
        { params: { orderId } },
        { loading: false, failure: 'here', signal },
      ),
  })

export type Watched = Pick<PayOrder, 'orderId' | 'amount'>

/**
 * How an order stands. With `polls` the server is asked at the order's pace and whenever the page
 * is looked at again; the end of the order, good or bad, has its effects from here.
 */
export function useOrderWatch(
  { orderId, amount: asked }: Watched,
  { polls }: { readonly polls: boolean },
) {
  const { data } = useQuery({
    ...orderStatusQuery(orderId),
    staleTime: 0,
    refetchOnWindowFocus: polls && 'always',
    refetchInterval: ({ state }) =>
      polls && readOrderStatus(state.data?.status) === 'pending'
        ? pollDelayMs(state.dataUpdateCount + state.errorUpdateCount)
        : false,
  })
  const status = data?.status
  const amount = data?.amount ?? asked
  const gift = data?.gift ?? '0.00'
  const lost = data?.lost
  const withdrawn = data?.withdrawn
  const end = readOrderStatus(status)
  useEffect(() => {
    if (end === 'paid') void paymentArrived({ orderId, amount, gift, lost })
    if (end === 'ended') orderEnded(orderId, { status, withdrawn })
  }, [end, status, withdrawn, orderId, amount, gift, lost])
  return end
}
