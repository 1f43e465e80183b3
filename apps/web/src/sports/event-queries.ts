import { sport, sportBook } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export const LIVE_REFETCH_MS = 20_000
const UPCOMING_REFETCH_MS = 60_000
/** A server that has just begun knows nothing yet: it is asked again soon, but not for ever. */
const EMPTY_REFETCH_MS = 4000
const EMPTY_ANSWERS_MOST = 5

type Asked = {
  readonly state: {
    readonly data?: readonly unknown[] | undefined
    readonly dataUpdateCount: number
  }
}

const refetchMs =
  (when: 'live' | 'upcoming') =>
  ({ state }: Asked) => {
    const isNew = state.dataUpdateCount <= EMPTY_ANSWERS_MOST
    if (state.data?.length === 0 && isNew) return EMPTY_REFETCH_MS
    return when === 'live' ? LIVE_REFETCH_MS : UPCOMING_REFETCH_MS
  }

/** Events of one kind; asked for again now and then beside the socket's changes. */
export const sportEventsQuery = (when: 'live' | 'upcoming') =>
  queryOptions({
    queryKey: ['sport', 'events', when],
    queryFn: ({ signal }) =>
      request(sport.sportEvents, { query: { when } }, { loading: false, failure: 'here', signal }),
    refetchInterval: refetchMs(when),
  })

/** The few events that home shows, in its order; kept fresh like the lists. */
export const frontEventsQuery = (when: 'live' | 'upcoming') =>
  queryOptions({
    queryKey: ['sport', 'events', 'front', when],
    queryFn: ({ signal }) =>
      request(sportBook.front, { query: { when } }, { loading: false, failure: 'here', signal }),
    refetchInterval: refetchMs(when),
  })
