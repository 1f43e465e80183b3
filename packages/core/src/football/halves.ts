import type { Score } from '../sports/markets/market-rule.ts'
import { HALF_SHARE, remainingGoalShare } from './in-play.ts'
import type { MatchState } from './in-play.ts'
import { remainingMatrix, scoreMatrix } from './score-matrix.ts'
import type { GoalRates, ScoreMatrix } from './score-matrix.ts'

export type HalvesState = MatchState & {
  /** The score at half-time once the second half is on; null before. */
  readonly halfTime?: Score | null
}

export type MatchMatrices = {
  /** The score at the end. */
  readonly match: ScoreMatrix
  /** Null once the first half is over. */
  readonly firstHalf: ScoreMatrix | null
  /** Goals of the second half alone. */
  readonly secondHalf: ScoreMatrix
}

const NIL: Score = { home: 0, away: 0 }

/** The final score, each half and what is left of it, from the rates at kick-off. */
export function matchMatrices(
  rates: GoalRates,
  rho: number,
  state: HalvesState = { minute: 0, score: NIL },
  halfShare: number = HALF_SHARE,
): MatchMatrices {
  const { minute, added, score, halfTime } = state
  const isSecond = Boolean(halfTime)
  const left = remainingGoalShare(minute, added)
  const first = isSecond ? 0 : (Math.max(0, left - (1 - HALF_SHARE)) / HALF_SHARE) * halfShare
  const second = (isSecond ? Math.min(1, left / (1 - HALF_SHARE)) : 1) * (1 - halfShare)
  const isStart = minute <= 0 && score.home + score.away === 0
  const scored = halfTime ? less(score, halfTime) : NIL
  return {
    match: isStart
      ? scoreMatrix(rates, rho)
      : remainingMatrix(scaled(rates, first + second), score),
    firstHalf: isSecond ? null : remainingMatrix(scaled(rates, first), score),
    secondHalf: remainingMatrix(scaled(rates, second), scored),
  }
}

const scaled = ({ home, away }: GoalRates, by: number): GoalRates => ({
  home: home * by,
  away: away * by,
})

const less = (a: Score, b: Score): Score => ({ home: a.home - b.home, away: a.away - b.away })
