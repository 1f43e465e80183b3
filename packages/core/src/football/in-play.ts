import type { Score } from '../sports/markets/market-rule.ts'
import { remainingMatrix, scoreMatrix } from './score-matrix.ts'
import type { GoalRates, ScoreMatrix } from './score-matrix.ts'

/**
 * Share of a match's goals fallen by each minute: World Cups 2018, 2022 and 2026, 633 goals,
 * those of stoppage time counted at 45 and 90.
 */
const GOAL_SHARE = [
  [0, 0],
  [15, 0.118],
  [30, 0.219],
  [45, 0.407],
  [60, 0.586],
  [75, 0.749],
  [90, 1],
] as const

/**
 * Share of the goals still to come at a minute of play, straight between the quarter hours. It is
 * zero from minute 90 on: prices of the whole match must be withdrawn by then.
 */
export function remainingGoalShare(minute: number): number {
  const played = Math.max(0, minute)
  const next = GOAL_SHARE.findIndex(([at]) => played < at)
  if (next === -1) return 0
  const [fromMinute, fromShare] = GOAL_SHARE[next - 1]!
  const [toMinute, toShare] = GOAL_SHARE[next]!
  const progress = (played - fromMinute) / (toMinute - fromMinute)
  return 1 - fromShare - (toShare - fromShare) * progress
}

export type MatchState = { readonly minute: number; readonly score: Score }

/**
 * The final score's probabilities in a match that stands at `state`, from its rates at kick-off.
 * The low-score correction is about whole matches and ends with the first goal or minute.
 */
export function inPlayMatrix(rates: GoalRates, rho: number, state: MatchState): ScoreMatrix {
  if (state.minute <= 0 && state.score.home + state.score.away === 0) return scoreMatrix(rates, rho)
  const share = remainingGoalShare(state.minute)
  return remainingMatrix({ home: rates.home * share, away: rates.away * share }, state.score)
}
