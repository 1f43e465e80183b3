import type { BetResult } from '../codes.ts'
import type { MarketRule, Score } from './market-rule.ts'

export type Result3Outcome = 'home' | 'draw' | 'away'

/** Home, draw or away by the score of the period that the market counts. */
export const winnerOf = ({ home, away }: Score): Result3Outcome =>
  home > away ? 'home' : home < away ? 'away' : 'draw'

export const settleResult3 = (outcome: Result3Outcome, score: Score): BetResult =>
  winnerOf(score) === outcome ? 'win' : 'lose'

const OUTCOMES = ['home', 'draw', 'away'] as const

const isOutcome = (text: string): text is Result3Outcome =>
  (OUTCOMES as readonly string[]).includes(text)

/** The final result, 90 minutes and stoppage time in football. */
export const result3Market: MarketRule = {
  key: '1x2',
  outcomes: OUTCOMES,
  specifiers: [],
  canRefund: false,
  settle: (outcome, _specifiers, score) =>
    isOutcome(outcome) ? settleResult3(outcome, score) : null,
  settleDecided: () => null,
}
