import { order } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { queryClient } from '../../../session/query-client.ts'
import { orderStatusQuery } from './use-order-watch.ts'

/** Gives an order up; its answer is the order's status, which may turn out to be paid. */
export function useCancelOrder(orderId: string) {
  return useMutation({
    mutationFn: () => request(order.cancelOrder, { params: { orderId } }),
    onSuccess: (answer) => queryClient.setQueryData(orderStatusQuery(orderId).queryKey, answer),
  })
}
