import type { BetResult } from '../codes.ts'
import { halvesOf, parseLine } from '../line.ts'
import type { Line } from '../line.ts'
import type { MarketRule } from './market-rule.ts'

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

/**
 * The result that stands when play stops for good at `goals`: over is won once the whole stake is,
 * whatever follows, and under is lost then; null while a goal could change it.
 */
export function decidedAsianTotal(
  outcome: TotalOutcome,
  line: Line,
  goals: number,
): BetResult | null {
  const isPassed = settleAsianTotal('over', line, goals) === 'win'
  return isPassed ? settleAsianTotal(outcome, line, goals) : null
}

function resultOfParts(parts: readonly number[]): BetResult {
  const won = parts.filter((sign) => sign > 0).length
  const lost = parts.filter((sign) => sign < 0).length
  if (won === parts.length) return 'win'
  if (lost === parts.length) return 'lose'
  if (won > 0) return 'win_half'
  return lost > 0 ? 'lose_half' : 'refund'
}

const OUTCOMES = ['over', 'under'] as const

const isOutcome = (text: string): text is TotalOutcome =>
  (OUTCOMES as readonly string[]).includes(text)

/** Goals of both sides against a line, 90 minutes and stoppage time in football. */
export const totalMarket: MarketRule = {
  key: 'total',
  outcomes: OUTCOMES,
  specifiers: ['total'],
  canRefund: true,
  settle(outcome, specifiers, score) {
    const line = parseLine(specifiers['total'] ?? '')
    if (line === null || !isOutcome(outcome)) return null
    return settleAsianTotal(outcome, line, score.home + score.away)
  },
  settleDecided(outcome, specifiers, score) {
    const line = parseLine(specifiers['total'] ?? '')
    if (line === null || !isOutcome(outcome)) return null
    return decidedAsianTotal(outcome, line, score.home + score.away)
  },
}
