import { notice } from '@jogada/contract'
import type { InboxMessage } from '@jogada/contract/notice'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { INBOX_KEY } from '../../session/inbox-queries.ts'

/** The player's messages of one category or of all, newest first, page by page. */
export const inboxPages = (category: InboxMessage['category'] | 'all') =>
  infiniteQueryOptions({
    queryKey: [...INBOX_KEY, 'pages', category],
    queryFn: ({ pageParam, signal }) =>
      request(
        notice.inbox,
        {
          query: {
            ...(category === 'all' ? {} : { category }),
            ...(pageParam ? { before: pageParam } : {}),
          },
        },
        { loading: false, failure: 'here', signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
