import { casino } from '@jogada/contract'
import type { SoloRound } from '@jogada/contract/casino'
import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown } from '../api/known-outcome.ts'
import { ROUND_UNKNOWN } from '../api/refusal-statuses.ts'
import { request } from '../api/request.ts'
import { balanceQuery } from '../session/player-queries.ts'
import { queryClient } from '../session/query-client.ts'
import type { MoneyAnswer } from './take-answer.ts'

/**
 * The round that was begun under a key, without beginning one. Asking again under the key of a bet
 * would place it now if it never arrived, and its player pressed for it long ago. Throws the refusal
 * of a round that does not exist, and `OutcomeUnknown` for every other failure.
 */
export async function lookUpSent(key: string): Promise<MoneyAnswer<SoloRound>> {
  try {
    const quietly = { loading: false, failure: 'here' } as const
    const { round } = await request(casino.sentRound, { params: { key } }, quietly)
    void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    return { round, balance: null, version: null }
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    if (error.status === ROUND_UNKNOWN) throw error
    throw new OutcomeUnknown()
  }
}
