import { site } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** What the licence lets the app offer; one process of the server runs under one licence. */
export const licenceQuery = queryOptions({
  queryKey: ['site', 'licence'],
  queryFn: ({ signal }) => request(site.licence, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
  retry: false,
})

/** What the licence lets the app offer; undefined until it is known. */
export const useLicence = () => useQuery(licenceQuery).data
