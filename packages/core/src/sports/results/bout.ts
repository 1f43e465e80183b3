import { finalTally, VOID_EVENT } from '../event-result.ts'
import type { BoutMethod, EventResult, Side } from '../event-result.ts'

export type BoutFacts = {
  readonly method: BoutMethod
  readonly winner: Side | null
  readonly scheduledRounds: number
  /** Of a bout that was stopped: the round, and the time into it in seconds. */
  readonly round?: number
  readonly seconds?: number
  /** The round for which a fighter did not come out. */
  readonly roundNotAnswered?: number
  /** Three minutes unless said otherwise. */
  readonly roundSeconds?: number
  readonly isChanged?: boolean
}

/** A boxing bout by the decision announced in the ring; a no contest gives every bet back. */
export function boutResult(facts: BoutFacts): EventResult {
  const { method, winner, scheduledRounds, isChanged = false } = facts
  if (method === 'no_contest') return VOID_EVENT
  const side = winner ?? 'draw'
  return {
    state: 'finished',
    tallies: { match: finalTally(side === 'home' ? 1 : 0, side === 'away' ? 1 : 0) },
    winner: side,
    bout: { method, scheduledRounds, isChanged, ...durationOf(facts) },
  }
}

/** Failing to answer the bell for a round ends the bout at the end of the one before. */
function durationOf(facts: BoutFacts) {
  const { scheduledRounds, round, seconds, roundNotAnswered, roundSeconds = 180 } = facts
  if (roundNotAnswered !== undefined) {
    return { round: roundNotAnswered - 1, roundsFought: roundNotAnswered - 1 }
  }
  if (round === undefined) return { round: scheduledRounds, roundsFought: scheduledRounds }
  return { round, roundsFought: round - 1 + (seconds ?? roundSeconds) / roundSeconds }
}
