import { referral } from '@jogada/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import type { ChosenDays } from '../../components/period.ts'

const quiet = (signal: AbortSignal) => ({ loading: false, failure: 'here', signal }) as const

/** The tree in sums: of all time, or of some days. */
export const summaryQuery = (days: ChosenDays = {}) =>
  queryOptions({
    queryKey: ['player', 'referral', 'summary', days],
    queryFn: ({ signal }) => request(referral.summary, { query: days }, quiet(signal)),
  })

export const ladderQuery = queryOptions({
  queryKey: ['player', 'ladder'],
  queryFn: ({ signal }) => request(referral.ladder, {}, quiet(signal)),
})

/** Invited players of a level and what some days brought, the newest first, page by page. */
export const peopleQuery = (level: 1 | 2 | 3, days: ChosenDays) =>
  infiniteQueryOptions({
    queryKey: ['player', 'referral', 'people', level, days],
    queryFn: ({ pageParam, signal }) =>
      request(
        referral.people,
        { query: { level, ...days, ...(pageParam && { before: pageParam }) } },
        quiet(signal),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.at(-1)?.personId,
  })

/** The link that brings somebody to the registration with this invite code. */
export const inviteLink = (yqm: string): string => `${location.origin}/y${yqm}`
