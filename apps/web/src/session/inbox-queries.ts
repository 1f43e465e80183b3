import { notice } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export const INBOX_KEY = ['player', 'inbox'] as const

type Category = NonNullable<NonNullable<CallInput<typeof notice.inbox>['query']>['category']>

/** The player's messages, of one category or of all, and how many were not read. */
export const inboxQuery = (category: Category | 'all' = 'all') =>
  queryOptions({
    queryKey: [...INBOX_KEY, category],
    queryFn: ({ signal }) =>
      request(
        notice.inbox,
        { query: category === 'all' ? {} : { category } },
        { loading: false, failure: 'here', signal },
      ),
  })
