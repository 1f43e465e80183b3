import { casino } from '@jogada/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import type { RecordsFilter } from './record-filter.tsx'

/** Pages of what the player played, newest first, as far as the filter lets it. */
export const recordsQuery = (filter: RecordsFilter) =>
  infiniteQueryOptions({
    queryKey: ['player', 'game-records', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...filter,
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
