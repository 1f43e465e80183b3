import { BET_STATES } from '@jogada/core/sports/codes'
import type { BetStateCode } from '@jogada/core/sports/codes'
import { sql } from 'kysely'

const { placing, open, not_drawn, draw_exception, rejected, failed } = BET_STATES

/**
 * Accepted and not ended: nothing decides it yet, its result was taken back, or it is for a person.
 */
export const OPEN_BETS = [open, not_drawn, draw_exception] as const

/** Those whose stake is held and takes room of the house's limits: what waits for its delay too. */
export const HELD_BETS = [placing, ...OPEN_BETS] as const

/** Those that the house never took; their stakes went back. */
export const REFUSED_BETS = [rejected, failed] as const

export type RefusedState = (typeof REFUSED_BETS)[number]

/** A list of states in SQL, as constants, which an index of some states alone may serve. */
export const listed = (states: readonly BetStateCode[]) =>
  sql`(${sql.join(states.map((state) => sql.lit(state)))})`

/** Ended by results, not by a sale. */
export const settledByResult = sql<boolean>`status = ${sql.lit(BET_STATES.drawn)} AND NOT sold`

export const isRefused = (state: number): boolean => REFUSED_BETS.some((code) => code === state)
