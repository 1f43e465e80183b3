import { casino } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import type { MinesRound } from '@jogada/contract/casino'
import { queryOptions } from '@tanstack/react-query'
import { requestKnown } from '../../api/known-outcome.ts'
import { request } from '../../api/request.ts'
import { withNewest } from '../../game-table/last-rounds.ts'
import { rulesKey } from '../../game-table/rules-key.ts'
import type { LadderCalls } from '../../game-table/ladder-calls.ts'
import { queryClient } from '../../session/query-client.ts'

export type MinesRules = CallReply<typeof casino.minesRules>

/** Limits and pay tables; read again when they may have changed. */
export const minesRulesQuery = queryOptions({
  queryKey: rulesKey('mines'),
  queryFn: ({ signal }) =>
    request(casino.minesRules, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
})

/** The player's last finished rounds, newest first. */
export const minesRoundsQuery = queryOptions({
  queryKey: ['player', 'mines', 'rounds'],
  queryFn: ({ signal }) =>
    request(casino.minesRounds, {}, { loading: false, failure: 'here', signal }),
})

export type MinesBet = { readonly stake: string; readonly mines: number }

export const MINES_CALLS: LadderCalls<MinesBet, MinesRound> = {
  code: 'mines',
  start: (body, options) => requestKnown(casino.betMines, { body }, options),
  pick: ({ roundId }, tile, options) =>
    requestKnown(casino.pickMines, { body: { roundId, tile } }, options),
  random: ({ roundId }, options) =>
    requestKnown(casino.randomMines, { body: { roundId } }, options),
  cashOut: ({ roundId }, options) =>
    requestKnown(casino.cashOutMines, { body: { roundId } }, options),
  auto: (bet, tiles, options) =>
    requestKnown(casino.autoMines, { body: { ...bet, tiles: [...tiles] } }, options),
  isOwn: (round) => round.game === 'mines',
  remember: (round) =>
    queryClient.setQueryData(minesRoundsQuery.queryKey, (known) => withNewest(round, known)),
}
