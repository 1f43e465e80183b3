import type { EventResult } from './event-result.ts'
import { VOID } from './leg.ts'
import type { LegResult } from './leg.ts'
import { marketOf } from './markets/catalogue.ts'
import { gradeMarket } from './markets/grade-market.ts'
import { SPORT_RULES } from './rules/sport-rules.ts'
import type { SportRules } from './rules/sport-rules.ts'
import type { Selection } from './selection.ts'

/**
 * The result of a leg once its event is over, cut short, given up or void, by the rules of its
 * sport: what was not decided goes back, what was decided stands. While the event is `live`, only
 * what no continuation can change has a result.
 *
 * Null has two meanings that the state tells apart: still open (`live`), or for a person to settle,
 * because the market is not known or a fact that it needs is missing.
 */
export function gradeLeg(
  selection: Selection,
  result: EventResult,
  rules: SportRules = SPORT_RULES[selection.sport],
): LegResult | null {
  const market = marketOf(selection.sport, selection.key)
  if (!market?.accepts(selection.outcome, selection.specifiers)) return null
  if (result.state === 'void' || result.state === 'walkover') return VOID
  const graded = gradeMarket(market, { selection, result, rules })
  if (graded === 'undecided') return result.state === 'live' ? null : VOID
  return graded
}
