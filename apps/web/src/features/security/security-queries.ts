import { security } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

/** Where the player is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: ['player', 'sessions'],
  queryFn: ({ signal }) =>
    request(security.sessions, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})
