import type { EventResult, EventState, Side, Tally } from '../event-result.ts'
import type { Score } from '../markets/market-rule.ts'
import { winnerOf } from '../markets/result3.ts'

export type FootballFacts = {
  readonly state: EventState
  /** Goals of 90 minutes and stoppage time, or as they stood when play stopped. */
  readonly score: Score
  /** Null while the first half is not over or when it is not known. */
  readonly halfTime?: Score | null
  /** Minutes played of a match that was cut short, where they are known. */
  readonly minutes?: number | null
  /** The score after extra time, the first 90 minutes included. */
  readonly extraTime?: Score | null
  readonly penalties?: Score | null
  /**
   * Who goes through, where neither extra time nor penalties tell: two legs may be won by who lost
   * the second. Null when it is not known; the score tells when left out.
   */
  readonly qualified?: Side | null
  /** Taken, not awarded; a retaken one counts once. Null when not known. */
  readonly corners?: Score | null
  readonly cornersHalfTime?: Score | null
  /** The sides that the goals counted for, in order. */
  readonly scorers?: readonly Side[]
}

/** Minutes of a half; its stoppage time is still the last of them. */
const HALF = 45

/** A football match as markets are settled on it: extra time only tells who goes through. */
export function footballResult(facts: FootballFacts): EventResult {
  const { state, score, halfTime, minutes, corners, cornersHalfTime, scorers } = facts
  const isOver = state === 'finished'
  const tallies: Record<string, Tally> = { match: { ...score, isFinal: isOver } }
  if (halfTime) {
    tallies['half_1'] = { ...halfTime, isFinal: true }
    tallies['half_2'] = { ...less(score, halfTime), isFinal: isOver }
  } else if (state === 'live' || (!isOver && typeof minutes === 'number' && minutes <= HALF)) {
    tallies['half_1'] = { ...score, isFinal: false }
  }
  if (corners) tallies['corners'] = { ...corners, isFinal: isOver }
  if (cornersHalfTime) tallies['corners_half_1'] = { ...cornersHalfTime, isFinal: true }
  const winner = isOver ? goesThrough(facts) : null
  return {
    state,
    tallies,
    ...(winner === undefined ? {} : { winner }),
    ...(scorers ? { scorers } : {}),
  }
}

/**
 * Extra time follows a tie that stands level, whatever this match alone came to: its goals decide.
 */
function goesThrough(facts: FootballFacts): Side | 'draw' | undefined {
  const { score, extraTime, penalties, qualified } = facts
  for (const at of [penalties, extraTime && less(extraTime, score)]) {
    if (at && winnerOf(at) !== 'draw') return winnerOf(at)
  }
  return qualified === undefined ? winnerOf(score) : (qualified ?? undefined)
}

const less = (a: Score, b: Score): Score => ({ home: a.home - b.home, away: a.away - b.away })
