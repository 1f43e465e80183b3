import type { BetResult } from '../codes.ts'
import { halvesOf } from '../line.ts'
import type { Line } from '../line.ts'

export type TotalOutcome = 'over' | 'under'

/**
 * Over or under `line` with `goals` scored. A whole line gives the stake back on itself; a quarter
 * line is half the stake on each neighbour, so that it can be half won or half lost.
 */
export function settleAsianTotal(outcome: TotalOutcome, line: Line, goals: number): BetResult {
  const sign = outcome === 'over' ? 1 : -1
  const parts = halvesOf(line).map((half) => sign * Math.sign(2 * goals - half))
  return resultOfParts(parts)
}

/** One result of the parts of a split stake: +1 for a part won, 0 returned, -1 lost. */
export function resultOfParts(parts: readonly number[]): BetResult {
  const won = parts.filter((sign) => sign > 0).length
  const lost = parts.filter((sign) => sign < 0).length
  if (won === parts.length) return 'win'
  if (lost === parts.length) return 'lose'
  if (won > 0) return 'win_half'
  return lost > 0 ? 'lose_half' : 'refund'
}
