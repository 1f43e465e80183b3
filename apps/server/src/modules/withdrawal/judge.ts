import { add } from '@jogada/core'
import { assessRisk } from '@jogada/core/withdrawal/risk'
import type { RiskFacts } from '@jogada/core/withdrawal/risk'
import type { Destination } from './destination.ts'
import type { Judged } from './judged.ts'
import type { Limits } from './limits.ts'
import type { Hold, ReviewFlag } from './review-reasons.ts'
import type { ReviewRules } from './rules.ts'

export type Judgement = {
  readonly flags: readonly ReviewFlag[]
  readonly score: number
  readonly isHeld: boolean
  readonly approvalsNeeded: 1 | 2
  readonly reviewHours: number
  /** What is kept of it, so that other rules can be tried on it. */
  readonly judged: Judged
}

/**
 * What holds a withdrawal whatever the rules say about its amount and its score. Of a watched
 * player (BR-11) it says no more than that the customer is a risk.
 */
export function standingHolds(
  { player, debts, heldUntil }: Pick<Limits, 'player' | 'debts' | 'heldUntil'>,
  { type }: Pick<Destination, 'type'>,
  isWatched: boolean,
): Hold[] {
  const held: Hold[] = []
  if (type === 'CNPJ') held.push('company_account')
  if (type === 'USDT') held.push('usdt')
  if (player.is_test) held.push('test_account')
  if (debts.total > 0n) held.push('open_debt')
  if (isWatched) held.push('customer_risk')
  if (heldUntil) held.push('released_guard')
  return held
}

/**
 * The signs that a request shows by some rules, and whether a person looks at it before it is paid.
 * What would need two people is no less for being asked for in parts within a day.
 */
export function judge(facts: RiskFacts, rules: ReviewRules, standing: readonly Hold[]): Judgement {
  const { score, flags } = assessRisk(facts, rules.weights, rules.bounds)
  const isLarge = facts.amount >= rules.automaticBelow
  const isRisky = score >= rules.reviewFromScore
  const needsTwo = add(facts.amount, facts.askedWithinDay) >= rules.twoOperatorsFrom
  const isHeld = isLarge || needsTwo || isRisky || standing.length > 0
  return {
    flags: [
      ...(isLarge ? (['large_amount'] as const) : []),
      ...(needsTwo && facts.amount < rules.twoOperatorsFrom ? (['large_day'] as const) : []),
      ...standing,
      ...(isRisky ? (['risk_score'] as const) : []),
      ...flags,
    ],
    score,
    isHeld,
    approvalsNeeded: needsTwo ? 2 : 1,
    reviewHours: rules.reviewHours,
    judged: { facts, standing, isHeld },
  }
}
