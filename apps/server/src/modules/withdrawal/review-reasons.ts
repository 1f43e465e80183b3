import type { RiskFlag } from '@jogada/core/withdrawal/risk'
import { cashierTexts } from '@jogada/messages'

/** Why an operator must look at a withdrawal first, whatever its score. */
export const holds = [
  'large_amount',
  'large_day',
  'company_account',
  'usdt',
  'test_account',
  'open_debt',
  'customer_risk',
  'released_guard',
] as const

export type Hold = (typeof holds)[number]
export type ReviewFlag = Hold | RiskFlag | 'risk_score'

/** What the player reads of a flag, the first that is there. */
const TOLD = [
  ['open_debt', 'open_debt'],
  ['usdt', 'usdt'],
  ['company_account', 'company_account'],
  ['large_amount', 'large_amount'],
  ['large_day', 'large_amount'],
] as const

/** The class of reason that the player reads; signs of risk are not told one by one. */
export function reviewText(flags: readonly string[], language: string): string {
  const told = TOLD.find(([flag]) => flags.includes(flag))
  return cashierTexts(language).review[told?.[1] ?? 'security']
}
