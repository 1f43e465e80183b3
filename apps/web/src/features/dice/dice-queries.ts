import { game } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import type { DiceRound } from '@jogada/contract/game'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { withNewest } from '../../game-table/last-rounds.ts'
import { rulesKey } from '../../game-table/rules-key.ts'
import { queryClient } from '../../session/query-client.ts'

export type DiceRules = CallReply<typeof game.diceRules>

/** Limits and return to player; read again when they may have changed. */
export const diceRulesQuery = queryOptions({
  queryKey: rulesKey('dice'),
  queryFn: ({ signal }) => request(game.diceRules, {}, { loading: false, failure: 'here', signal }),
  staleTime: Infinity,
})

/** The player's last rounds, newest first. */
export const diceRoundsQuery = queryOptions({
  queryKey: ['player', 'dice', 'rounds'],
  queryFn: ({ signal }) =>
    request(game.diceRounds, {}, { loading: false, failure: 'here', signal }),
})

/** Puts a round that has just been told at the head of the known ones. */
export function rememberRound(round: DiceRound) {
  queryClient.setQueryData(diceRoundsQuery.queryKey, (known) => withNewest(round, known))
}
