import type { Score } from '@jogada/core/sports/markets/market-rule'

/**
 * Whether a score says that something was scored, or taken back, since the one before it. A match
 * of which no score is known is taken to stand at nil; a score that is not known says nothing.
 */
export function isScoreChange(before: Score | null, after: Score | null): boolean {
  if (!after) return false
  const { home, away } = before ?? { home: 0, away: 0 }
  return after.home !== home || after.away !== away
}
