import { vip } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** What counts towards the player's next level; every stake that is settled changes it. */
export const statusQuery = queryOptions({
  queryKey: ['player', 'vip'],
  queryFn: ({ signal }) => request(vip.status, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})
