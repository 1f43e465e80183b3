import { limits } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** The player's limits as the server holds them now. */
export const limitsQuery = queryOptions({
  queryKey: ['player', 'limits'],
  queryFn: ({ signal }) =>
    request(limits.getLimits, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})
