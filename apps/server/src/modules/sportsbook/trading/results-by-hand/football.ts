import { footballResult } from '@jogada/core/sports/results/football'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

const HALF = 45

/** Football by its goals; the minutes tell in which half a match was cut short. */
export function football({ state, score, halfTime, corners, played }: Played): HandResult {
  if (!score) return refuseField('score')
  if (halfTime && (halfTime.home > score.home || halfTime.away > score.away)) {
    return refuseField('halfTime')
  }
  const minutes = state === 'abandoned' ? (played?.amount ?? null) : null
  if (halfTime && minutes !== null && minutes < HALF) return refuseField('played')
  const facts = { state, score, minutes, halfTime: halfTime ?? null, corners: corners ?? null }
  return { result: { state, score }, facts: footballResult(facts) }
}
