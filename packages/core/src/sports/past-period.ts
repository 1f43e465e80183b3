import { MATCH_PHASES } from './codes.ts'
import type { MatchPhaseCode } from './codes.ts'
import type { MarketDefinition } from './markets/market-definition.ts'
import { SPORT_RULES } from './rules/sport-rules.ts'

const { half_time, second_half, overtime, penalties } = MATCH_PHASES

/** Phases in play, once the first half is played out. */
export const AFTER_FIRST_HALF: ReadonlySet<MatchPhaseCode> = new Set([
  half_time,
  second_half,
  overtime,
  penalties,
])

/** Phases in play, once the regular time is played out. */
export const AFTER_REGULAR_TIME: ReadonlySet<MatchPhaseCode> = new Set([overtime, penalties])

const OF_FIRST_HALF = /(^|_)(half_1|quarter_[12])$/
const OF_SECOND_HALF = /(^|_)(half_2|quarter_[34])$/

type Facts = Pick<MarketDefinition, 'sport' | 'settle' | 'counts'>

/**
 * Whether what a market counts is played out in a phase: nothing can be bet on it any more. A sport
 * whose rules count the regular time alone is over with it, but for who goes on.
 */
export function isPeriodPast({ sport, settle, counts }: Facts, phase: MatchPhaseCode): boolean {
  if (!AFTER_FIRST_HALF.has(phase)) return false
  const isOnly = (part: RegExp) => counts.every((name) => part.test(name))
  if (isOnly(OF_FIRST_HALF)) return true
  if (!AFTER_REGULAR_TIME.has(phase)) return false
  if (isOnly(OF_SECOND_HALF) || counts.includes('regular')) return true
  return SPORT_RULES[sport].period.startsWith('regulation') && settle !== 'to_qualify'
}
