import { footballResult } from '@jogada/core/sports/results/football'
import type { FootballFacts } from '@jogada/core/sports/results/football'
import { winnerOf } from '@jogada/core/sports/markets/result3'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import { refuseField } from './entry.ts'
import type { Entry, HandResult, Played } from './entry.ts'

const HALF = 45

/**
 * Football by its goals; the minutes tell in which half a match was cut short. Who goes through is
 * for a person where nobody says it and neither extra time nor penalties tell.
 */
export function football(entry: Played): HandResult {
  const { state, score, halfTime, corners, cornersHalfTime, extraTime, penalties } = entry
  if (!score) return refuseField('score')
  const wrong = wrongOf({ ...entry, score })
  if (wrong) return refuseField(wrong)
  const facts: FootballFacts = {
    state,
    score,
    minutes: minutesOf(entry),
    halfTime: halfTime ?? null,
    corners: corners ?? null,
    cornersHalfTime: cornersHalfTime ?? null,
    extraTime: extraTime ?? null,
    penalties: penalties ?? null,
    qualified: null,
  }
  const { qualified } = entry
  const { winner } = footballResult(facts)
  if (qualified && winner && winner !== qualified) return refuseField('qualified')
  return {
    result: { state, score },
    facts: footballResult({ ...facts, qualified: qualified ?? null }),
  }
}

const minutesOf = ({ state, played }: Played): number | null =>
  state === 'abandoned' ? (played?.amount ?? null) : null

/** What is written that cannot have been so; null when all of it can. */
function wrongOf(entry: Played & { readonly score: Score }): keyof Entry | null {
  const { state, score, halfTime, corners, cornersHalfTime, extraTime, penalties } = entry
  const isOver = state === 'finished'
  if (halfTime && isMore(halfTime, score)) return 'halfTime'
  const minutes = minutesOf(entry)
  if (halfTime && minutes !== null && minutes < HALF) return 'played'
  if (cornersHalfTime) {
    const isKnown = isOver || halfTime !== undefined
    if (!isKnown || (corners && isMore(cornersHalfTime, corners))) return 'cornersHalfTime'
  }
  if (extraTime && (!isOver || isMore(score, extraTime))) return 'extraTime'
  if (penalties) {
    const isDecided = extraTime !== undefined && winnerOf(less(extraTime, score)) !== 'draw'
    if (!isOver || isDecided || winnerOf(penalties) === 'draw') return 'penalties'
  }
  return entry.qualified && !isOver ? 'qualified' : null
}

const isMore = (part: Score, whole: Score) => part.home > whole.home || part.away > whole.away

const less = (a: Score, b: Score): Score => ({ home: a.home - b.home, away: a.away - b.away })
