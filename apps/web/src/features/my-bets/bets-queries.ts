import { sport } from '@jogada/contract'
import type { Bet } from '@jogada/contract/sport'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

export type BetsState = 'open' | 'settled'

const OPEN_REFETCH_MS = 30_000

/** How many bets the server gives at a time; fewer are the last ones. */
const PAGE = 50

/** The player's bets of one state, newest first, page by page. */
export const myBetsQuery = (state: BetsState) =>
  infiniteQueryOptions({
    queryKey: ['player', 'bets', state],
    queryFn: ({ pageParam, signal }) =>
      request(
        sport.myBets,
        { query: { state, ...(pageParam ? { before: pageParam } : {}) } },
        { loading: false, failure: 'here', signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page: readonly Bet[]) => (page.length < PAGE ? null : page.at(-1)!.betId),
    staleTime: 0,
    refetchInterval: state === 'open' ? OPEN_REFETCH_MS : false,
  })
