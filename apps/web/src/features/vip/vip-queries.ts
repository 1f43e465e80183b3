import { reward, vip } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const quiet = (signal: AbortSignal) => ({ loading: false, failure: 'here', signal }) as const

export const rebatesQuery = queryOptions({
  queryKey: ['player', 'rebates'],
  staleTime: 0,
  queryFn: ({ signal }) => request(vip.rebates, {}, quiet(signal)),
})

export const awardsQuery = queryOptions({
  queryKey: ['player', 'awards'],
  queryFn: ({ signal }) => request(reward.awards, {}, quiet(signal)),
})
