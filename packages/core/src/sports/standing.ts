import type { EventResult } from './event-result.ts'
import { gradeLeg } from './grade-leg.ts'
import type { Score } from './markets/market-rule.ts'
import { footballResult } from './results/football.ts'
import { baseballResult, periodsResult } from './results/periods.ts'
import type { Selection } from './selection.ts'
import type { Sport } from './sport.ts'

/**
 * What the score of a match in play says of it; null for sports whose score alone tells nothing
 * that counts.
 */
export function standingOf(sport: Sport, score: Score): EventResult | null {
  switch (sport) {
    case 'football':
      return footballResult({ state: 'live', score })
    case 'basketball':
    case 'american_football':
      return periodsResult('quarters', { state: 'live', score })
    case 'rugby':
      return periodsResult('halves', { state: 'live', score })
    case 'baseball':
      return baseballResult({ state: 'live', score })
    default:
      return null
  }
}

/**
 * Whether an outcome is won, lost or void by what stands, whatever follows: no bet on it is taken
 * any more (GLI-33 v1.1 A.4, SPB-05). What counts from the placement on has no past.
 */
export const isDecided = (
  selection: Omit<Selection, 'scoreAtPlacement'>,
  standing: EventResult,
): boolean => {
  const scoreAtPlacement = standing.tallies['match'] ?? null
  return gradeLeg({ ...selection, scoreAtPlacement }, standing) !== null
}
