import type { EventResult, EventState, Tally } from '../event-result.ts'
import { VOID_EVENT } from '../event-result.ts'
import type { Score } from '../markets/market-rule.ts'

export type PeriodsFacts = {
  readonly state: EventState
  /** The final score, overtime included, or as it stood when play stopped. */
  readonly score: Score
  /** The score at the end of regular time; null when it was not reached or is not known. */
  readonly regular?: Score | null
  /** Points of each quarter or half that was begun, overtime not among them. */
  readonly periods?: readonly Score[]
  /** Minutes played and scheduled, of a match that was cut short. */
  readonly minutes?: { readonly amount: number; readonly scheduled?: number }
  /** Tries of the first half in rugby. */
  readonly firstHalfTries?: Score | null
}

/** Basketball and American football are played in four quarters, rugby in two halves. */
export function periodsResult(parts: 'quarters' | 'halves', facts: PeriodsFacts): EventResult {
  const { state, score, regular, periods = [], minutes, firstHalfTries } = facts
  const isOver = state === 'finished'
  const tallies: Record<string, Tally> = { match: { ...score, isFinal: isOver } }
  if (regular) tallies['regular'] = { ...regular, isFinal: true }
  else if (!isOver) tallies['regular'] = { ...score, isFinal: false }
  const isDone = (at: number) => isOver || Boolean(regular) || at < periods.length - 1
  periods.forEach((points, at) => {
    tallies[`${parts === 'quarters' ? 'quarter' : 'half'}_${at + 1}`] = {
      ...points,
      isFinal: isDone(at),
    }
  })
  if (parts === 'quarters' && periods.length > 0) {
    tallies['half_1'] = { ...sum(periods.slice(0, 2)), isFinal: isDone(1) }
  }
  if (firstHalfTries) tallies['tries_half_1'] = { ...firstHalfTries, isFinal: isDone(0) }
  return { state, tallies, ...(minutes ? { played: minutes } : {}) }
}

export type BaseballFacts = {
  readonly state: EventState
  readonly score: Score
  /** Runs of each inning that was begun. */
  readonly innings?: readonly Score[]
  /** Innings played of a game that was called: 8.5 without the home half of the ninth. */
  readonly inningsPlayed?: number
  /** A listed pitcher did not start. */
  readonly listedPitcherChanged?: boolean
}

/** A baseball game, extra innings included. A changed pitcher gives every bet back. */
export function baseballResult(facts: BaseballFacts): EventResult {
  const { state, score, innings = [], inningsPlayed, listedPitcherChanged } = facts
  if (listedPitcherChanged) return VOID_EVENT
  const isOver = state === 'finished'
  const tallies: Record<string, Tally> = { match: { ...score, isFinal: isOver } }
  if (innings.length > 0) tallies['innings_1_5'] = firstFive(innings, isOver ? null : inningsPlayed)
  return {
    state,
    tallies,
    ...(inningsPlayed === undefined ? {} : { played: { amount: inningsPlayed } }),
  }
}

/** The first five innings; `played` of a game that is not over, null of one that is. */
function firstFive(innings: readonly Score[], played: number | null = 0): Tally {
  const score = sum(innings.slice(0, 5))
  if (innings.length < 5) return { ...score, isFinal: false }
  if (played === null || played >= 5 || innings.length > 5) return { ...score, isFinal: true }
  // the visitors bat first
  return { ...score, isFinal: false, ...(played >= 4.5 ? { outOfTurns: 'away' } : {}) }
}

const sum = (scores: readonly Score[]): Score => ({
  home: scores.reduce((total, { home }) => total + home, 0),
  away: scores.reduce((total, { away }) => total + away, 0),
})
