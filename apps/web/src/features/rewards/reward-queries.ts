import { order, reward, user } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const quiet = (signal: AbortSignal) => ({ loading: false, failure: 'here', signal }) as const

export const awardsQuery = queryOptions({
  queryKey: ['player', 'awards'],
  queryFn: ({ signal }) => request(reward.awards, {}, quiet(signal)),
})

export const pagesQuery = queryOptions({
  // what may be shown depends on who looks, and ends with a break
  queryKey: ['player', 'promotions'],
  queryFn: ({ signal }) => request(reward.promotionPages, {}, quiet(signal)),
  refetchOnMount: 'always',
})

export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['player', 'promotion', id],
    queryFn: ({ signal }) => request(reward.onePromotionPage, { params: { id } }, quiet(signal)),
  })

export const testAccountQuery = queryOptions({
  queryKey: ['player', 'testAccount'],
  queryFn: ({ signal }) => request(user.getUserTest, {}, quiet(signal)),
})

/**
 * The package that sells the bonus which the play of the day has earned; without one
 * it brings none.
 */
export const earnedQuery = queryOptions({
  queryKey: ['player', 'packages', 'earned'],
  queryFn: ({ signal }) =>
    request(order.getPrices, { query: { curreny: 'EXPPAY' } }, quiet(signal)),
  staleTime: 0,
})
