import { framesResult } from '@jogada/core/sports/results/sets'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

/** Snooker by the frames that each side won. */
export function frames({ state, gaveUp, score, bestOf }: Played): HandResult {
  if (!bestOf || bestOf % 2 === 0) return refuseField('bestOf')
  if (!score) return refuseField('score')
  const needed = (bestOf + 1) / 2
  const [most, least] = [Math.max(score.home, score.away), Math.min(score.home, score.away)]
  const isPlayedOut = state === 'finished' && !gaveUp
  const isPossible = isPlayedOut ? most === needed && least < needed : most < needed
  if (!isPossible) return refuseField('score')
  const end = gaveUp ? ({ state: 'retired', retired: gaveUp } as const) : { state }
  return { result: { state, score }, facts: framesResult({ ...end, frames: score, bestOf }) }
}
