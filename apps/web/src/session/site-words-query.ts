import { site } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

/** What operators say to everybody: the footer's words, its pages, and the order of home. */
export const siteWordsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['site', 'footer', locale],
    queryFn: ({ signal }) => request(site.footer, {}, { loading: false, failure: 'here', signal }),
    staleTime: 60_000,
    retry: false,
  })
