import { casino } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import type { RowDoubleRound } from '@jogada/contract/casino'
import { queryOptions } from '@tanstack/react-query'
import { requestKnown } from '../../api/known-outcome.ts'
import { request } from '../../api/request.ts'
import { withNewest } from '../../game-table/last-rounds.ts'
import { rulesKey } from '../../game-table/rules-key.ts'
import type { LadderCalls } from '../../game-table/ladder-calls.ts'
import { queryClient } from '../../session/query-client.ts'

export type RowDoubleRules = CallReply<typeof casino.rowDoubleRules>

export type Difficulty = RowDoubleRound['difficulty']

/** Limits and pay tables; read again when they may have changed. */
export const rowDoubleRulesQuery = queryOptions({
  queryKey: rulesKey('rowDouble'),
  queryFn: ({ signal }) =>
    request(casino.rowDoubleRules, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
})

/** The player's last finished rounds, newest first. */
export const rowDoubleRoundsQuery = queryOptions({
  queryKey: ['player', 'rowDouble', 'rounds'],
  queryFn: ({ signal }) =>
    request(casino.rowDoubleRounds, {}, { loading: false, failure: 'here', signal }),
})

export type RowDoubleBet = { readonly stake: string; readonly difficulty: Difficulty }

export const ROW_DOUBLE_CALLS: LadderCalls<RowDoubleBet, RowDoubleRound> = {
  code: 'rowDouble',
  start: (body, options) => requestKnown(casino.betRowDouble, { body }, options),
  pick: ({ roundId, picks }, tile, options) =>
    requestKnown(casino.pickRowDouble, { body: { roundId, row: picks.length, tile } }, options),
  random: ({ roundId }, options) =>
    requestKnown(casino.randomRowDouble, { body: { roundId } }, options),
  cashOut: ({ roundId }, options) =>
    requestKnown(casino.cashOutRowDouble, { body: { roundId } }, options),
  auto: (bet, tiles, options) =>
    requestKnown(casino.autoRowDouble, { body: { ...bet, tiles: [...tiles] } }, options),
  isOwn: (round) => round.game === 'rowDouble',
  remember: (round) =>
    queryClient.setQueryData(rowDoubleRoundsQuery.queryKey, (known) => withNewest(round, known)),
}
