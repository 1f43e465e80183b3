import { order } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { ORDERS_KEY } from '../../../session/order-queries.ts'
import { isOver } from './timeline.ts'

const WHILE_OPEN_MS = 10_000

/** What the player may withdraw, and where it went last. */
export const limitsQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'withdraw-limits'],
  queryFn: ({ signal }) =>
    request(order.getWithdraw, {}, { loading: false, failure: 'here', signal }),
})

/** The player's withdrawals, newest first; asked for again while one of them is under way. */
export const withdrawalsQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'withdrawals'],
  queryFn: ({ signal }) =>
    request(order.withdrawals, {}, { loading: false, failure: 'here', signal }),
  refetchInterval: ({ state }) =>
    state.data?.some((withdrawal) => !isOver(withdrawal.state)) ? WHILE_OPEN_MS : false,
})
