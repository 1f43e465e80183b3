import type { BetResult } from './codes.ts'
import { VOID_EVENT } from './event-result.ts'
import type { EventResult } from './event-result.ts'
import { gradeLeg } from './grade-leg.ts'
import type { MatchResult, Specifiers } from './markets/market-rule.ts'
import { footballResult } from './results/football.ts'

export type SelectionToSettle = {
  readonly key: string
  readonly specifiers: Specifiers
  readonly outcome: string
}

/**
 * The result of a football selection when nothing but the final score is known. An abandoned match
 * refunds what was not yet decided. Null for a selection that the score does not settle: such a bet
 * is for a person. `gradeLeg` does the same for every sport and fact.
 */
export function settleSelection(
  selection: SelectionToSettle,
  result: MatchResult,
): BetResult | null {
  return gradeLeg({ sport: 'football', ...selection }, eventResultOf(result))?.result ?? null
}

/** A football result of the score alone, in the form that every market is settled on. */
export const eventResultOf = (result: MatchResult): EventResult =>
  result.state === 'void' ? VOID_EVENT : footballResult(result)

export { gradeLeg } from './grade-leg.ts'
export type { Selection } from './selection.ts'
export { VOID_EVENT } from './event-result.ts'
export type { EventResult, EventState, Side, Tally } from './event-result.ts'
export { CATALOGUE, marketOf } from './markets/catalogue.ts'
export type { MarketDefinition, SettleBy } from './markets/market-definition.ts'
export { winnerOf, settleResult3 } from './markets/result3.ts'
export type { Result3Outcome } from './markets/result3.ts'
export { decidedAsianTotal, settleAsianTotal } from './markets/asian-total.ts'
export type { TotalOutcome } from './markets/asian-total.ts'
export type { MatchResult, Score, Specifiers } from './markets/market-rule.ts'
export { countedStake, legMultiplier, legReturn, settleSingle, settleTicket } from './leg.ts'
export type { LegResult, Ratio } from './leg.ts'
export * from './ticket.ts'
export * from './systems.ts'
export * from './related.ts'
export * from './cash-out.ts'
export * from './results/football.ts'
export * from './results/sets.ts'
export * from './results/periods.ts'
export * from './results/bout.ts'
export * from './results/cricket.ts'
export * from './results/race.ts'
export { SPORTS, isSport } from './sport.ts'
export type { Sport } from './sport.ts'
