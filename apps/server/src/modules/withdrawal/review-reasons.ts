import type { RiskFlag } from '@jogada/core/withdrawal/risk'
import { cashierTexts } from '@jogada/messages'

/** Why an operator must look at a withdrawal first, whatever its score. */
export const holds = [
  'large_amount',
  'company_account',
  'usdt',
  'test_account',
  'open_debt',
  'customer_risk',
  'released_guard',
] as const

export type Hold = (typeof holds)[number]
export type ReviewFlag = Hold | RiskFlag | 'risk_score'

/** The class of reason that the player reads; signs of risk are not told one by one. */
export function reviewText(flags: readonly string[], language: string): string {
  const texts = cashierTexts(language).review
  const shown = (['open_debt', 'usdt', 'company_account', 'large_amount'] as const).find((flag) =>
    flags.includes(flag),
  )
  return texts[shown ?? 'security']
}
