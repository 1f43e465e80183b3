import { sport, sportBook } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

const LIVE_REFETCH_MS = 20_000
const UPCOMING_REFETCH_MS = 60_000

/** Events of one kind; asked for again now and then beside the socket's changes. */
export const sportEventsQuery = (when: 'live' | 'upcoming') =>
  queryOptions({
    queryKey: ['sport', 'events', when],
    queryFn: ({ signal }) =>
      request(sport.sportEvents, { query: { when } }, { loading: false, failure: 'here', signal }),
    refetchInterval: when === 'live' ? LIVE_REFETCH_MS : UPCOMING_REFETCH_MS,
  })

/** The few events that home shows, in its order; kept fresh like the lists. */
export const frontEventsQuery = (when: 'live' | 'upcoming') =>
  queryOptions({
    queryKey: ['sport', 'events', 'front', when],
    queryFn: ({ signal }) =>
      request(sportBook.front, { query: { when } }, { loading: false, failure: 'here', signal }),
    refetchInterval: when === 'live' ? LIVE_REFETCH_MS : UPCOMING_REFETCH_MS,
  })

/** One event with all its markets. */
export const sportEventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['sport', 'event', eventId],
    queryFn: ({ signal }) =>
      request(
        sport.sportEventCall,
        { params: { eventId } },
        { loading: false, failure: 'here', signal },
      ),
    refetchInterval: LIVE_REFETCH_MS,
  })
