import type { Stops } from '../math/evaluate.ts'
import type { WalletAnswer } from '../wallet/wallet-client.ts'
import type { Round } from './round-store.ts'

export type RoundReply = {
  readonly roundId: string
  /**
   * `open`: the stake was asked for, and the round may still be played. `pending`: it was not and
   * never will be; whether the stake was taken may be unknown, and if it was, it goes back.
   */
  readonly outcome: 'open' | 'played' | 'refused' | 'pending'
  readonly reason: string | null
  readonly stops: Stops | null
  readonly payout: number
  /** What became of a payout at the operator; null where nothing was won. */
  readonly prize: 'under_way' | 'paid' | 'refused' | null
  readonly balance: number | null
}

/** How a round stands, with the balance of the wallet's answer where it gave one. */
export const replyOf = (round: Round, answer: WalletAnswer | null): RoundReply => ({
  roundId: round.roundId,
  outcome: outcomeOf(round),
  reason: round.reason,
  stops: round.stops,
  payout: round.payout,
  prize: prizeOf(round),
  balance: answer?.balance ?? null,
})

function outcomeOf({ state, stops }: Round): RoundReply['outcome'] {
  if (stops) return 'played'
  if (state === 'debiting') return 'open'
  return state === 'refused' ? 'refused' : 'pending'
}

function prizeOf({ state, payout }: Round): RoundReply['prize'] {
  if (payout === 0) return null
  if (state === 'done') return 'paid'
  return state === 'crediting' ? 'under_way' : 'refused'
}

/** The reply of a round that is not in the books: nothing was staked. */
export const notPlayed = (roundId: string, reason: string | null): RoundReply => ({
  roundId,
  outcome: 'refused',
  reason,
  stops: null,
  payout: 0,
  prize: null,
  balance: null,
})
