import { referral } from '@jogada/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const quiet = (signal: AbortSignal) => ({ loading: false, failure: 'here', signal }) as const

export const summaryQuery = queryOptions({
  queryKey: ['player', 'referral'],
  queryFn: ({ signal }) => request(referral.summary, {}, quiet(signal)),
})

export const ladderQuery = queryOptions({
  queryKey: ['player', 'ladder'],
  queryFn: ({ signal }) => request(referral.ladder, {}, quiet(signal)),
})

/** Invited players of a level, the newest first, page by page. */
export const peopleQuery = (level: 1 | 2 | 3) =>
  infiniteQueryOptions({
    queryKey: ['player', 'referral', 'people', level],
    queryFn: ({ pageParam, signal }) =>
      request(
        referral.people,
        { query: { level, ...(pageParam && { before: pageParam }) } },
        quiet(signal),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.at(-1)?.personId,
  })

/** The link that brings somebody to the registration with this invite code. */
export const inviteLink = (yqm: string): string => `${location.origin}/y${yqm}`
