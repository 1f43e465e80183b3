import type { Score } from './market-rule.ts'

export type Result3Outcome = 'home' | 'draw' | 'away'

/** Home, draw or away by the score of the period that the market counts. */
export const winnerOf = ({ home, away }: Score): Result3Outcome =>
  home > away ? 'home' : home < away ? 'away' : 'draw'
