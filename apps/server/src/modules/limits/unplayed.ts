import { negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { CounterMove } from '@jogada/ledger'
import { windowsAt } from '@jogada/ledger'
import { termsMove } from '../wallet/index.ts'
import { BACK_IN_MONTH, BACK_IN_WEEK, LOST_NET, STAKED, TERMS } from './counters.ts'

export type Unplayed = {
  /** What comes back of a stake; negative where that is taken back and the stake stands again. */
  readonly amount: Money
  readonly stakedAt: Date
}

/**
 * Gives the limits the room of stakes back that were not played in the end, in the day, the week
 * and the month in which they were made and in no later one: a limit of today never grows by what
 * was staked yesterday. Belongs into the command that brings the stakes back; one without it gives
 * no room of the stake limits back.
 */
export function unplayedMoves(stakes: readonly Unplayed[], at: Date): CounterMove[] {
  const now = windowsAt(at)
  const sums = new Map<string, bigint>()
  const move = (name: string, delta: bigint) => sums.set(name, (sums.get(name) ?? 0n) + delta)
  for (const { amount, stakedAt } of stakes) {
    const then = windowsAt(stakedAt)
    if (then.day === now.day) {
      move(STAKED, negate(amount))
      continue
    }
    // the money that comes back counts as won today unless it is taken out of that again
    move(LOST_NET, amount)
    if (then.week === now.week) move(BACK_IN_WEEK, amount)
    if (then.month === now.month) move(BACK_IN_MONTH, amount)
  }
  const moves = [...sums].filter(([, delta]) => delta !== 0n)
  const isLater = moves.some(([name]) => name === BACK_IN_WEEK || name === BACK_IN_MONTH)
  return [...moves, ...(isLater ? [[TERMS, 1n] as const] : [])].map(([name, delta]) => ({
    owner: 'player',
    name,
    delta,
  }))
}

/** Moves of counters that also have the player's terms read anew. */
export const withTermsMoved = (moves: readonly CounterMove[]): readonly CounterMove[] =>
  moves.some(({ name }) => name === TERMS) ? moves : [...moves, termsMove]
