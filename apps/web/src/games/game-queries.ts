import { game, play } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { stored } from '../platform/storage.ts'
import { queryClient } from '../session/query-client.ts'
import { useLoggedIn } from '../session/session.ts'

export type GameCard = CallReply<typeof play.hotGames>[number]
export type Category = GameCard['category']

const SHELF_STALE_MS = 60_000

/** The games that most players opened; what the tab knew last stands until the answer comes. */
export const hotGamesQuery = queryOptions({
  queryKey: ['games', 'hot'],
  queryFn: async ({ signal }) => {
    const games = await request(play.hotGames, {}, { loading: false, failure: 'here', signal })
    stored.hotGames.write(JSON.stringify(games))
    return games
  },
  placeholderData: () => keptHotGames(),
  staleTime: SHELF_STALE_MS,
})

function keptHotGames(): GameCard[] | undefined {
  try {
    return JSON.parse(stored.hotGames.read() ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

type Asked = { readonly search: string; readonly category: Category | undefined }

const askFor = ({ search, category }: Asked, signal: AbortSignal, from = 0) =>
  request(
    play.catalogue,
    {
      query: {
        ...(search ? { search } : {}),
        ...(category ? { category } : {}),
        ...(from > 0 ? { from } : {}),
      },
    },
    { loading: false, failure: 'here', signal },
  )

/** The first games by words and category. */
export const catalogueQuery = (search: string, category: Category | undefined) =>
  queryOptions({
    queryKey: ['games', 'catalogue', search, category ?? ''],
    queryFn: ({ signal }) => askFor({ search, category }, signal),
    staleTime: SHELF_STALE_MS,
  })

/** All games by words and category, page by page. */
export const gamePagesQuery = (search: string, category: Category | undefined) =>
  infiniteQueryOptions({
    queryKey: ['games', 'pages', search, category ?? ''],
    queryFn: ({ pageParam, signal }) => askFor({ search, category }, signal, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ games, count }, _pages, from) =>
      games.length > 0 && from + games.length < count ? from + games.length : undefined,
    staleTime: SHELF_STALE_MS,
  })

const favouritesQuery = queryOptions({
  queryKey: ['player', 'favourites'],
  queryFn: ({ signal }) =>
    request(play.favourites, {}, { loading: false, failure: 'here', signal }),
})

/** Codes of the player's favourites; none for a visitor. */
export function useFavourites(): readonly string[] {
  const enabled = useLoggedIn()
  const { data } = useQuery({ ...favouritesQuery, enabled })
  return enabled ? (data ?? []) : []
}

/**
 * The player's favourites as cards, those that are offered; none for a visitor, undefined until they
 * are known.
 */
export function useFavouriteGames() {
  const loggedIn = useLoggedIn()
  const marks = useQuery({ ...favouritesQuery, enabled: loggedIn })
  const codes = marks.data ?? []
  const cards = useQuery({
    queryKey: ['player', 'favourites', 'cards', ...codes],
    queryFn: ({ signal }) =>
      request(play.favouriteGames, {}, { loading: false, failure: 'here', signal }),
    placeholderData: keepPreviousData,
    enabled: loggedIn && codes.length > 0,
  })
  const known = loggedIn && codes.length > 0 ? cards.data : marks.data && []
  return {
    // a mark that was taken away goes at once
    games: loggedIn ? known?.filter(({ code }) => codes.includes(code)) : [],
    isError: marks.isError || cards.isError,
    refetch: () => Promise.all([marks.refetch(), codes.length > 0 && cards.refetch()]),
  }
}

/** Marks a game or takes the mark away; shown at once, and taken back if the server refuses. */
export function useToggleFavourite() {
  return useMutation({
    mutationFn: ({ code, on }: { readonly code: string; readonly on: boolean }) =>
      request(play.setFavourite, { body: { gameCode: code, on: on ? 1 : 0 } }, { loading: false }),
    onMutate: ({ code, on }) => {
      queryClient.setQueryData(favouritesQuery.queryKey, (known = []) =>
        on ? [code, ...known] : known.filter((one) => one !== code),
      )
    },
    onSuccess: (codes) => queryClient.setQueryData(favouritesQuery.queryKey, codes),
    onError: () => queryClient.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  })
}

/** The code of the game that the player has open at a studio, or null. */
export const askInPlay = async (): Promise<string | null> =>
  (await request(game.inPlay, {}, { loading: false, failure: 'here' })).game
