import { security } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** Whether an authenticator app guards the account. */
export const secondFactorQuery = queryOptions({
  queryKey: ['player', 'second-factor'],
  queryFn: ({ signal }) =>
    request(security.secondFactor, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/** Whether the app's code is asked for; not before it is known that it is. */
export const useIsGuarded = (): boolean => useQuery(secondFactorQuery).data?.since != null
