import type { Score } from '../sports/markets/market-rule.ts'
import { remainingMatrix, scoreMatrix } from './score-matrix.ts'
import type { GoalRates, ScoreMatrix } from './score-matrix.ts'

/**
 * Share of a match's goals fallen by each minute of the first half, whose clock runs on through its
 * stoppage time. Here and below: World Cups 2018, 2022 and 2026 of the replay pack, 634 goals of
 * 90 minutes, 238 of them before 45 minutes are up and 20 in the stoppage time after them.
 */
const FIRST_HALF = [
  [0, 0],
  [15, 0.118],
  [30, 0.219],
  [45, 0.375],
  [51, 0.407],
] as const

/** As above; 68 goals fell after 90 minutes, 47 of them within five more and the last in 90+13. */
const SECOND_HALF = [
  [45, 0.407],
  [60, 0.586],
  [75, 0.749],
  [90, 0.893],
  [95, 0.967],
  [98, 0.987],
  [103, 1],
] as const

const BREAK = 45

/** Share of goals that fall in the first half with its stoppage time. */
export const HALF_SHARE = SECOND_HALF[0][1]

/**
 * Share of the goals still to come when `added` minutes of stoppage time have been played after
 * `minute`, which stays at 45 or 90 meanwhile; straight between the minutes that were counted.
 */
export function remainingGoalShare(minute: number, added = 0): number {
  const shares = minute <= BREAK ? FIRST_HALF : SECOND_HALF
  const played = Math.max(0, minute + added)
  const next = shares.findIndex(([at]) => played < at)
  if (next === -1) return 1 - shares.at(-1)![1]
  const [fromMinute, fromShare] = shares[next - 1]!
  const [toMinute, toShare] = shares[next]!
  const progress = (played - fromMinute) / (toMinute - fromMinute)
  return 1 - fromShare - (toShare - fromShare) * progress
}

export type MatchState = {
  readonly minute: number
  /** Minutes of stoppage time played after minute 45 or 90. */
  readonly added?: number
  readonly score: Score
}

/**
 * The final score's probabilities in a match that stands at `state`, from its rates at kick-off.
 * The low-score correction is about whole matches and ends with the first goal or minute.
 */
export function inPlayMatrix(rates: GoalRates, rho: number, state: MatchState): ScoreMatrix {
  if (state.minute <= 0 && state.score.home + state.score.away === 0) return scoreMatrix(rates, rho)
  const share = remainingGoalShare(state.minute, state.added)
  return remainingMatrix({ home: rates.home * share, away: rates.away * share }, state.score)
}
