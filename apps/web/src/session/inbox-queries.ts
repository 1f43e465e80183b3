import { notice } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export const INBOX_KEY = ['player', 'inbox'] as const

/** The player's newest messages, and how many of all were not read. */
export const inboxQuery = () =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'all'],
    queryFn: ({ signal }) =>
      request(notice.inbox, { query: {} }, { loading: false, failure: 'here', signal }),
  })
