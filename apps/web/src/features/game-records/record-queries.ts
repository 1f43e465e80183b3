import { casino } from '@jogada/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

/** Pages of what the player played, newest first; all games or one of them. */
export const recordsQuery = (game: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['player', 'game-records', game ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(game === undefined ? {} : { game }),
        ...(pageParam === null ? {} : { before: pageParam }),
      }
      return request(casino.gameMess, { query }, { loading: false, failure: 'here', signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** One round of the player with its steps and the balances around it. */
export const roundQuery = (roundId: string) =>
  queryOptions({
    queryKey: ['player', 'round', roundId],
    queryFn: ({ signal }) =>
      request(
        casino.roundDetail,
        { params: { roundId } },
        { loading: false, failure: 'here', signal },
      ),
    staleTime: 0,
  })
