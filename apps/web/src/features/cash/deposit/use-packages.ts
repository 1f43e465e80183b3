import { order } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { choosePackages } from './packages.ts'
import type { DepositPlace } from './packages.ts'

const packagesQuery = (place: DepositPlace) =>
  queryOptions({
    queryKey: ['player', 'packages', place],
    queryFn: ({ signal }) =>
      request(order.getPrices, queryOf(place), {
        loading: false,
        failure: 'here',
        signal,
      }),
    select: (entries) => choosePackages(entries, place),
  })

/** What can be deposited at a place. */
export const usePackages = (place: DepositPlace) => useQuery(packagesQuery(place))

function queryOf(place: DepositPlace) {
  if (place === 'page') return {}
  return { query: { curreny: place === 'popup' ? 'EXPPAY' : 'INSBRL' } } as const
}
