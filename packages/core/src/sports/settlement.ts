import type { BetResult } from './codes.ts'
import { totalMarket } from './markets/asian-total.ts'
import type { MarketRule, MatchResult, Specifiers } from './markets/market-rule.ts'
import { result3Market } from './markets/result3.ts'

/** Every market that can be offered, by its key. */
export const MARKET_RULES: ReadonlyMap<string, MarketRule> = new Map(
  [result3Market, totalMarket].map((rule) => [rule.key, rule]),
)

export type SelectionToSettle = {
  readonly key: string
  readonly specifiers: Specifiers
  readonly outcome: string
}

/**
 * The result of a selection once its match is over, abandoned or void. An abandoned match refunds
 * what was not yet decided. Null for a selection that no rule knows: such a bet is for a person.
 */
export function settleSelection(
  selection: SelectionToSettle,
  result: MatchResult,
): BetResult | null {
  const { key, specifiers, outcome } = selection
  const rule = MARKET_RULES.get(key)
  if (!rule || rule.settle(outcome, specifiers, { home: 0, away: 0 }) === null) return null

  if (result.state === 'void') return 'refund'
  return result.state === 'finished'
    ? rule.settle(outcome, specifiers, result.score)
    : (rule.settleDecided(outcome, specifiers, result.score) ?? 'refund')
}

export { winnerOf, settleResult3 } from './markets/result3.ts'
export type { Result3Outcome } from './markets/result3.ts'
export { decidedAsianTotal, settleAsianTotal } from './markets/asian-total.ts'
export type { TotalOutcome } from './markets/asian-total.ts'
export type { MarketRule, MatchResult, Score, Specifiers } from './markets/market-rule.ts'
export { countedStake, legMultiplier, settleSingle, settleTicket } from './leg.ts'
export type { Ratio } from './leg.ts'
