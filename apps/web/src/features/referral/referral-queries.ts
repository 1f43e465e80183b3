import { referral } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
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

export const peopleQuery = (level: 1 | 2 | 3) =>
  queryOptions({
    queryKey: ['player', 'referral', 'people', level],
    queryFn: ({ signal }) => request(referral.people, { query: { level } }, quiet(signal)),
  })

/** The link that brings somebody to the registration with this invite code. */
export const inviteLink = (yqm: string): string => `${location.origin}/y${yqm}`
