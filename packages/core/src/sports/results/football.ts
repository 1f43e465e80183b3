import type { EventResult, EventState, Side, Tally } from '../event-result.ts'
import type { Score } from '../markets/market-rule.ts'

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
  return { state, tallies, winner, ...(scorers ? { scorers } : {}) }
}

function goesThrough({ score, extraTime, penalties }: FootballFacts): Side | 'draw' {
  for (const at of [penalties, extraTime, score]) {
    if (at && at.home !== at.away) return at.home > at.away ? 'home' : 'away'
  }
  return 'draw'
}

const less = (a: Score, b: Score): Score => ({ home: a.home - b.home, away: a.away - b.away })
