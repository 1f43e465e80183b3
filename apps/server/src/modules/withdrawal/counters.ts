import type { CounterMove } from '@jogada/ledger'
import type { Withdrawal } from './request-store.ts'

/** Counts a player's withdrawals; its day is bounded by the VIP level. */
export const WITHDRAWALS = 'withdrawals'

/**
 * Centavos that a player took out of cash by choice. Whoever spends what is withdrawable moves it
 * with `expect`, so that two cannot spend the same.
 */
export const CASH_OUT = 'cash_out'

/**
 * Rounds and third-party transactions of a player that are not settled. A game moves it by one in
 * the command that opens a round and back in the one that ends it.
 */
export const OPEN_ROUNDS = 'open_rounds'

type Round = Pick<Withdrawal, 'payout_id' | 'put_backs'>

/** A withdrawal's name in its rounds of decision: each time it went back begins another one. */
export const roundOf = ({ payout_id: payoutId, put_backs: round }: Round): string =>
  round === 0 ? payoutId : `${payoutId}:${round}`

/**
 * Claims an operator's or the rules' decision on a withdrawal: approved or refused, once a round.
 */
export const decisionClaim = (round: Round): CounterMove => claim(`withdrawal:${roundOf(round)}:go`)

/** Counts the operators who approved a withdrawal in its round. */
export const approvalsOf = (round: Round) => `withdrawal:${roundOf(round)}:approvals`

/** Holds only while nobody has decided on a withdrawal in its round. */
export const undecided = (round: Round): CounterMove => ({
  owner: 'player',
  name: decisionClaim(round).name,
  delta: 0n,
  expect: 0n,
})

/**
 * Claims the way out of an approval: sent to the provider or put back under review, once a round.
 */
export const departureClaim = (round: Round): CounterMove =>
  claim(`withdrawal:${roundOf(round)}:left`)

/** Claims a transaction in USDT for one withdrawal of the whole house. */
export const transactionClaim = (hash: string): CounterMove => ({
  owner: 'house',
  name: `usdt:${hash}`,
  delta: 1n,
  max: { total: 1n },
})

/** Claims the end of a withdrawal: paid or refused, once. */
export const endClaim = (payoutId: string): CounterMove => claim(`withdrawal:${payoutId}:end`)

/** Counts the centavos of a payout that came back. */
export const returnedOf = (payoutId: string) => `withdrawal:${payoutId}:returned`

/** Claims a return of the network for one payout of the whole house. */
export const returnClaim = (returnId: string): CounterMove => ({
  owner: 'house',
  name: `payout-return:${returnId}`,
  delta: 1n,
  max: { total: 1n },
})

// whoever comes second is stale: nothing of it is kept that a later command with its key would hear
const claim = (name: string): CounterMove => ({ owner: 'player', name, delta: 1n, expect: 0n })
