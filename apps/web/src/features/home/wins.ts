import { casino } from '@jogada/contract'
import type { PublicWin } from '@jogada/contract/casino'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const SHOWN = 6

/** The latest real wins, newest first. */
export const winsQuery = queryOptions({
  queryKey: ['home', 'wins'],
  queryFn: async ({ signal }): Promise<readonly PublicWin[]> =>
    (await request(casino.recentWins, {}, { loading: false, failure: 'here', signal })).slice(
      0,
      SHOWN,
    ),
  staleTime: Infinity,
})

/** The list with what has just arrived (newest last) on top, no longer than what is shown. */
export const withArrived = (
  known: readonly PublicWin[],
  arrived: readonly PublicWin[],
): readonly PublicWin[] => [...arrived.toReversed(), ...known].slice(0, SHOWN)
