import { casino } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import type { LimboRound } from '@jogada/contract/casino'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { withNewest } from '../../game-table/last-rounds.ts'
import { rulesKey } from '../../game-table/rules-key.ts'
import { queryClient } from '../../session/query-client.ts'

export type LimboRules = CallReply<typeof casino.limboRules>

/** Limits and pay table; read again when they may have changed. */
export const limboRulesQuery = queryOptions({
  queryKey: rulesKey('limbo'),
  queryFn: ({ signal }) =>
    request(casino.limboRules, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
})

/** The player's last rounds, newest first. */
export const limboRoundsQuery = queryOptions({
  queryKey: ['player', 'limbo', 'rounds'],
  queryFn: ({ signal }) =>
    request(casino.limboRounds, {}, { loading: false, failure: 'here', signal }),
})

/** Puts a round that has just been told at the head of the known ones. */
export function rememberRound(round: LimboRound) {
  queryClient.setQueryData(limboRoundsQuery.queryKey, (known) => withNewest(round, known))
}
