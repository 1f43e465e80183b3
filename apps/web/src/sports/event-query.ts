import { sport } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { LIVE_REFETCH_MS } from './event-queries.ts'
import { unlessOvertaken } from './unless-overtaken.ts'

const QUIET = { loading: false, failure: 'here' } as const

/** One event with all its markets. */
export const sportEventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['sport', 'event', eventId],
    queryFn: ({ queryKey, signal }) =>
      unlessOvertaken(queryKey, () =>
        request(sport.sportEventCall, { params: { eventId } }, { ...QUIET, signal }),
      ),
    refetchInterval: LIVE_REFETCH_MS,
  })
