import { baseballResult, periodsResult } from '@jogada/core/sports/results/periods'
import type { Score } from '@jogada/core/sports/settlement'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

const QUARTERS = 4
const HALVES = 2
const INNINGS = 9

/** Basketball and American football; without its quarters only the whole match is settled. */
export const quarters = (entry: Played): HandResult => inPeriods('quarters', QUARTERS, entry)

/** Rugby is settled on its eighty minutes, so that a finished match needs both halves. */
export function halves(entry: Played): HandResult {
  if (entry.state === 'finished' && entry.periods?.length !== HALVES) return refuseField('periods')
  return inPeriods('halves', HALVES, entry)
}

function inPeriods(parts: 'quarters' | 'halves', whole: number, entry: Played): HandResult {
  const { state, score, periods, played } = entry
  if (!score) return refuseField('score')
  if (state === 'abandoned' && !played) return refuseField('played')
  const sum = sumOf(periods ?? [])
  const isWhole = periods?.length === whole
  if (periods && !couldBe(periods, { whole, score, state })) return refuseField('periods')
  // points come after regular time only where that had no winner
  if (isWhole && sum.home !== sum.away && !isSame(sum, score)) return refuseField('score')
  const facts = {
    state,
    score,
    regular: isWhole && state === 'finished' ? sum : null,
    ...(periods ? { periods } : {}),
    ...(state === 'abandoned' ? { minutes: playedOf(entry) } : {}),
  }
  return { result: { state, score }, facts: periodsResult(parts, facts) }
}

/** Innings of both sides in order; those after the ninth are in the score alone. */
export function baseball(entry: Played): HandResult {
  const { state, score, periods, played } = entry
  if (!score) return refuseField('score')
  if (state === 'abandoned' && !played) return refuseField('played')
  const sum = sumOf(periods ?? [])
  if (periods && (sum.home > score.home || sum.away > score.away)) return refuseField('periods')
  const isWhole = periods?.length === INNINGS && state === 'finished'
  if (isWhole && sum.home !== sum.away && !isSame(sum, score)) return refuseField('score')
  const facts = {
    state,
    score,
    ...(periods ? { innings: periods } : {}),
    ...(state === 'abandoned' ? { inningsPlayed: playedOf(entry).amount } : {}),
  }
  return { result: { state, score }, facts: baseballResult(facts) }
}

/** All of a finished match, those begun of one that was cut short, and no more points than it had. */
function couldBe(
  periods: readonly Score[],
  { whole, score, state }: { whole: number; score: Score; state: Played['state'] },
): boolean {
  const sum = sumOf(periods)
  if (sum.home > score.home || sum.away > score.away) return false
  return state === 'finished' ? periods.length === whole : periods.length <= whole
}

function playedOf({ played }: Played) {
  const { amount, scheduled } = played!
  return scheduled === undefined ? { amount } : { amount, scheduled }
}

const isSame = (a: Score, b: Score) => a.home === b.home && a.away === b.away

const sumOf = (scores: readonly Score[]): Score => ({
  home: scores.reduce((total, { home }) => total + home, 0),
  away: scores.reduce((total, { away }) => total + away, 0),
})
