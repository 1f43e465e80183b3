import { footballResult } from '@jogada/core/sports/results/football'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

export function football({ state, score, halfTime, corners }: Played): HandResult {
  if (!score) return refuseField('score')
  if (halfTime && (halfTime.home > score.home || halfTime.away > score.away)) {
    return refuseField('halfTime')
  }
  const facts = { state, score, halfTime: halfTime ?? null, corners: corners ?? null }
  return { result: { state, score }, facts: footballResult(facts) }
}
