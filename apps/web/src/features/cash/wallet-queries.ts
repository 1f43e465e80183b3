import { wallet } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { ORDERS_KEY } from '../../session/order-queries.ts'

export type RecordFilter = Omit<
  NonNullable<CallInput<typeof wallet.records>['query']>,
  'before' | 'limit'
>
export type Locks = CallReply<typeof wallet.locks>
export type TransferLimits = CallReply<typeof wallet.transferLimits>

const QUIET = { loading: false, failure: 'here' } as const

/** The player's records, newest first, page by page. */
export const recordsQuery = (filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'records', filter],
    queryFn: ({ pageParam, signal }) =>
      request(
        wallet.records,
        { query: { ...filter, ...(pageParam ? { before: pageParam } : {}) } },
        { ...QUIET, signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Cash at both ends of a period and what came and went in it. */
export const statementQuery = ({ from, to }: RecordFilter) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'statement', { from, to }],
    queryFn: ({ signal }) =>
      request(
        wallet.statement,
        { query: { ...(from ? { from } : {}), ...(to ? { to } : {}) } },
        { ...QUIET, signal },
      ),
    staleTime: 0,
  })

/** The facts behind one record. */
export const recordQuery = (recordId: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'record', recordId],
    queryFn: ({ signal }) =>
      request(wallet.recordDetail, { params: { recordId } }, { ...QUIET, signal }),
  })

/** The balance in its parts, and each lock with its progress. */
export const locksQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'locks'],
  queryFn: ({ signal }) => request(wallet.locks, {}, { ...QUIET, signal }),
  staleTime: 0,
})

/** What the player may transfer now. */
export const transferLimitsQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'transfer-limits'],
  queryFn: ({ signal }) => request(wallet.transferLimits, {}, { ...QUIET, signal }),
  staleTime: 0,
})
