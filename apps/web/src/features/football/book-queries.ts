import {
  board,
  competitions,
  eventDetail,
  favourites,
  results,
  setFavourite,
  sports,
  statistics,
} from '@jogada/contract/sport-book'
import type { CallInput, CallReply } from '@jogada/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { queryClient } from '../../session/query-client.ts'
import { useLoggedIn } from '../../session/session.ts'
import { unlessOvertaken } from '../../sports/unless-overtaken.ts'

const REFETCH_MS = 30_000
const QUIET = { loading: false, failure: 'here' } as const

/** What the event list is narrowed to. */
export type BoardFilter = NonNullable<CallInput<typeof board>['query']>

/** A page of the event list after the other; kept up to date by the socket. */
export const boardQuery = (filter: BoardFilter) =>
  infiniteQueryOptions({
    queryKey: ['sport', 'board', filter],
    queryFn: ({ pageParam, signal }) =>
      request(board, { query: { ...filter, offset: pageParam } }, { ...QUIET, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }: CallReply<typeof board>, pages) => {
      const had = pages.reduce((sum, { events }) => sum + events.length, 0)
      return had < total ? had : null
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  })

/** Every sport with how much of it there is. */
export const sportsQuery = queryOptions({
  queryKey: ['sport', 'sports'],
  queryFn: ({ signal }) => request(sports, {}, { ...QUIET, signal }),
  refetchInterval: REFETCH_MS,
})

/** The competitions of a sport that have events now. */
export const competitionsQuery = (sport: string) =>
  queryOptions({
    queryKey: ['sport', 'competitions', sport],
    queryFn: ({ signal }) => request(competitions, { query: { sport } }, { ...QUIET, signal }),
  })

/** One event with its markets in groups. */
export const detailQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['sport', 'detail', eventId],
    queryFn: ({ queryKey, signal }) =>
      unlessOvertaken(queryKey, () =>
        request(eventDetail, { params: { eventId } }, { ...QUIET, signal }),
      ),
    refetchInterval: REFETCH_MS,
  })

/** Form, head to head and table of an event. */
export const statisticsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['sport', 'statistics', eventId],
    queryFn: ({ signal }) => request(statistics, { params: { eventId } }, { ...QUIET, signal }),
  })

/** Ended events of a sport, newest first. */
export const resultsQuery = (sport: string) =>
  queryOptions({
    queryKey: ['sport', 'results', sport],
    queryFn: ({ signal }) => request(results, { query: { sport } }, { ...QUIET, signal }),
    staleTime: 0,
  })

export type Stars = CallReply<typeof favourites>

const NO_STARS: Stars = { events: [], competitions: [], teams: [] }
const STARS_KEY = ['player', 'sport-favourites']

/** What the player has starred; nothing for a visitor. */
export function useStars(): Stars {
  const enabled = useLoggedIn()
  const { data } = useQuery({
    queryKey: STARS_KEY,
    queryFn: ({ signal }) => request(favourites, {}, { ...QUIET, signal }),
    enabled,
  })
  return (enabled && data) || NO_STARS
}

/** Where the stars of a kind are kept. */
const LISTS = { event: 'events', competition: 'competitions', team: 'teams' } as const

/** What is starred; a team is named by its `teamKey`. */
export type Starred = { readonly kind: keyof typeof LISTS; readonly id: string }

export const isStarred = (stars: Stars, { kind, id }: Starred): boolean =>
  stars[LISTS[kind]].includes(id)

/** Stars something or takes the star away: shown at once, put back when the server refuses. */
export function useSetStar() {
  const loggedIn = useLoggedIn()
  const { mutate } = useMutation({
    mutationFn: ({ on, ...what }: Starred & { readonly on: boolean }) =>
      request(setFavourite, { body: { ...what, on: on ? 1 : 0 } }, { loading: false }),
    onMutate: ({ kind, id, on }) => {
      const held = queryClient.getQueryData<Stars>(STARS_KEY) ?? NO_STARS
      const list = LISTS[kind]
      const others = held[list].filter((one) => one !== id)
      queryClient.setQueryData(STARS_KEY, { ...held, [list]: on ? [...others, id] : others })
      return held
    },
    onError: (_error, _what, held) => queryClient.setQueryData(STARS_KEY, held),
    onSuccess: (stars) => queryClient.setQueryData(STARS_KEY, stars),
  })
  return (what: Starred & { readonly on: boolean }) =>
    loggedIn ? mutate(what) : openOverlay({ id: 'auth', params: { tab: 'login' } })
}
