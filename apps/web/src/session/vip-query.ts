import { vip } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** What counts towards the player's next level; every stake that is settled changes it. */
export const statusQuery = queryOptions({
  queryKey: ['player', 'vip'],
  queryFn: ({ signal }) => request(vip.status, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/** What each level of the club asks for and gives, from the lowest on. */
export const levelsQuery = queryOptions({
  queryKey: ['vip', 'levels'],
  queryFn: ({ signal }) => request(vip.levels, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
})
