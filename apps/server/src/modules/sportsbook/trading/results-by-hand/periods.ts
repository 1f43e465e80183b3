import type { EventResult } from '@jogada/core/sports/event-result'
import { baseballResult, periodsResult } from '@jogada/core/sports/results/periods'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

const QUARTERS = 4
const HALVES = 2
const INNINGS = 9
const FIRST_INNINGS = 5

/** Basketball and American football; without its quarters only the whole match is settled. */
export const quarters = (entry: Played): HandResult => inPeriods('quarters', QUARTERS, entry)

/** Rugby is settled on its eighty minutes, so that a finished match needs both halves. */
export function halves(entry: Played): HandResult {
  if (entry.state === 'finished' && entry.periods?.length !== HALVES) return refuseField('periods')
  return inPeriods('halves', HALVES, entry)
}

function inPeriods(parts: 'quarters' | 'halves', whole: number, entry: Played): HandResult {
  const { state, periods } = entry
  if (periods && state === 'finished' && periods.length !== whole) return refuseField('periods')
  return couldBe(entry, whole, (score) => {
    const isWhole = periods?.length === whole && state === 'finished'
    return periodsResult(parts, {
      state,
      score,
      regular: isWhole ? sumOf(periods) : null,
      ...(periods ? { periods } : {}),
      ...(state === 'abandoned' ? { minutes: playedOf(entry) } : {}),
    })
  })
}

/**
 * Innings of both sides in order, those that were begun; after the first five, which are settled
 * apart, the score alone is enough.
 */
export const baseball = (entry: Played): HandResult =>
  couldBe(entry, INNINGS, (score) => {
    const { state, periods } = entry
    const inningsPlayed = state === 'abandoned' ? playedOf(entry).amount : undefined
    if (periods && !couldHaveBegun(periods.length, inningsPlayed)) return refuseField('periods')
    return baseballResult({
      state,
      score,
      ...(periods ? { innings: periods } : {}),
      ...(inningsPlayed === undefined ? {} : { inningsPlayed }),
    })
  })

/** Whether so many innings tell the first five of a game, whole or called after `played`. */
const couldHaveBegun = (innings: number, played = INNINGS): boolean =>
  innings >= Math.min(FIRST_INNINGS, Math.ceil(played)) && innings <= Math.floor(played) + 1

/**
 * A match of a score and its periods, of which no more than `whole` are of regular time. Refuses
 * one that scored less than its periods, and points beyond them where regular time had a winner.
 */
function couldBe(
  { state, score, periods = [], played }: Played,
  whole: number,
  factsOf: (score: Score) => EventResult,
): HandResult {
  if (!score) return refuseField('score')
  if (state === 'abandoned' && !played) return refuseField('played')
  const sum = sumOf(periods)
  const isTooMuch = sum.home > score.home || sum.away > score.away
  if (isTooMuch || periods.length > whole) return refuseField('periods')
  const isDecided = periods.length === whole && sum.home !== sum.away
  if (isDecided && !isSame(sum, score)) return refuseField('score')
  return { result: { state, score }, facts: factsOf(score) }
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
