import type { CounterMove } from '@jogada/ledger'

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

/** Claims an operator's or the rules' decision on a withdrawal: approved or refused, once. */
export const decisionClaim = (payoutId: string): CounterMove => claim(`withdrawal:${payoutId}:go`)

/** Counts the operators who approved a withdrawal. */
export const approvalsOf = (payoutId: string) => `withdrawal:${payoutId}:approvals`

/** Holds only while nobody has decided on a withdrawal. */
export const undecided = (payoutId: string): CounterMove => ({
  owner: 'player',
  name: decisionClaim(payoutId).name,
  delta: 0n,
  expect: 0n,
})

/** Claims a transaction in USDT for one withdrawal of the whole house. */
export const transactionClaim = (hash: string): CounterMove => ({
  owner: 'house',
  name: `usdt:${hash}`,
  delta: 1n,
  max: { total: 1n },
})

/** Claims the end of a withdrawal: paid or refused, once. */
export const endClaim = (payoutId: string): CounterMove => claim(`withdrawal:${payoutId}:end`)

const claim = (name: string): CounterMove => ({
  owner: 'player',
  name,
  delta: 1n,
  max: { total: 1n },
})
