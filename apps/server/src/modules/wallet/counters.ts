import type { Money } from '@jogada/core'
import type { CounterMove } from '@jogada/ledger'

/** Counts every stake of a player in centavos; wagering, limits and levels read it. */
export const TURNOVER = 'turnover'

/** Counts a player's credited deposits in centavos. */
export const DEPOSITED = 'deposited'

/** Counts a player's paid withdrawals in centavos. */
export const WITHDRAWN = 'withdrawn'

/** Counts what a player owes after deposits were taken back that were spent, in centavos. */
export const OWED = 'owed'

export const turnoverMove = (stake: Money): CounterMove => ({
  owner: 'player',
  name: TURNOVER,
  delta: stake,
})
