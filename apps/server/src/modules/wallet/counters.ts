import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { PlayFamily } from '@jogada/core/promotion/contribution'
import { nextDepositOf } from '@jogada/core/promotion/offering'
import type { NextDeposit } from '@jogada/core/promotion/offering'
import type { CounterMove, Counters } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'

/** Counts every stake of a player in centavos; wagering, limits and levels read it. */
export const TURNOVER = 'turnover'

/** Counts wagering that refunds let go of locks, in centavos; it stands beside the turnover. */
export const WAGER_RELEASED = 'wager_released'

/**
 * Counts play that was settled and taken back and is not settled anew, in centavos; it stands
 * beside the turnover for whatever was locked or given after it.
 */
export const PLAY_TAKEN_BACK = 'play_taken_back'

/** Counts the locks that were ever put on a player's cash. */
export const WAGER_LOCKS = 'wager_locks'

/**
 * The version of what decides over a player's stakes: moved by every change of a limit, by every
 * pause, by stakes of earlier days that come back, and by whatever brings a highest bet.
 */
export const PLAY_TERMS = 'rg:terms'

/** Has every process read anew what decides over a player's stakes before the next one. */
export const termsMove: CounterMove = { owner: 'player', name: PLAY_TERMS, delta: 1n }

/** Counts a player's credited deposits in centavos. */
export const DEPOSITED = 'deposited'

/** Holds what a player's first deposit came to, in centavos. */
export const FIRST_DEPOSIT = 'first_deposit'

/** The counters that `nextDeposit` reads. */
export const DEPOSITS_SO_FAR = [DEPOSITED, FIRST_DEPOSIT] as const

export type { NextDeposit }

/**
 * Which deposit of a player comes next. After a first one that was credited before its sum was
 * kept apart, every next one is a later one.
 */
export const nextDeposit = (counters: Counters): NextDeposit =>
  nextDepositOf(counters[DEPOSITED]!.total, counters[FIRST_DEPOSIT]!.total)

/** Counts what went back of a player's credited deposits, in centavos. */
export const RETURNED = 'deposits_returned'

/** The counters that `netDeposits` reads. */
export const NET_DEPOSITS = [DEPOSITED, RETURNED] as const

/** What a player has deposited and not got back. */
export const netDeposits = (counters: Counters): Money =>
  centavos(counters[DEPOSITED]!.total - counters[RETURNED]!.total)

/** Counts a player's paid withdrawals in centavos. */
export const WITHDRAWN = 'withdrawn'

/** Counts what a player owes after deposits were taken back that were spent, in centavos. */
export const OWED = 'owed'

/**
 * Counts what a player owes after results were taken back whose winnings were gone, in centavos.
 */
export const SPORT_DEBT = 'sport_debt'

/** Every counter of something that a player owes; money leaves the house only beyond their sum. */
export const DEBTS = [OWED, SPORT_DEBT] as const

/** What a player owes, in the counters that it was read from. */
export type Debts = {
  readonly total: Money
  /** Hold only while the player owes what was read; for commands that take cash out. */
  readonly unchanged: readonly CounterMove[]
}

/** Reads what a player owes; read it before the balance that it is set against. */
export async function readDebts(
  { ledger }: Pick<Deps, 'ledger'>,
  playerId: bigint,
): Promise<Debts> {
  return debtsOf(await ledger.counters(playerId, DEBTS))
}

/** What a player owes by the counters of `DEBTS`. */
export const debtsOf = (counters: Counters): Debts => ({
  total: centavos(DEBTS.reduce((sum, name) => sum + counters[name]!.total, 0n)),
  unchanged: DEBTS.map((name) => standing(name, counters[name]!.total)),
})

/** Hold only while the player owes nothing. */
export const owesNothing: readonly CounterMove[] = DEBTS.map((name) => standing(name, 0n))

/** Whether a verdict's counter is one of what is owed. */
export const isDebt = (counter: string | null): boolean => DEBTS.some((name) => name === counter)

function standing(name: string, expect: bigint): CounterMove {
  return { owner: 'player', name, delta: 0n, expect }
}

/** Counts the part of the turnover that was staked on one family of play. */
export const familyTurnover = (family: PlayFamily): string => `${TURNOVER}:${family}`

/** Counts a stake that was played, negative when its result was taken back. */
export const turnoverMoves = (stake: Money, family: PlayFamily): CounterMove[] => [
  { owner: 'player', name: TURNOVER, delta: stake },
  { owner: 'player', name: familyTurnover(family), delta: stake },
]
