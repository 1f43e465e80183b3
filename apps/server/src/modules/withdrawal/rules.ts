import type { ops } from '@jogada/contract'
import { formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { riskFlags, riskRules, usualBounds } from '@jogada/core/withdrawal/risk'
import type { RiskBounds, RiskWeights } from '@jogada/core/withdrawal/risk'
import type { Deps } from '../../deps.ts'

type Document = ops.settings.Documents['withdrawals']

/** When a person looks at a withdrawal before it is paid, and how soon. */
export type ReviewRules = {
  readonly automaticBelow: Money
  readonly twoOperatorsFrom: Money
  readonly reviewFromScore: number
  readonly reviewHours: number
  readonly weights: RiskWeights
  readonly bounds: RiskBounds
}

type RuleDeps = Pick<Deps, 'db' | 'settings' | 'clock'>

/** The rules in force: what operators have set, or what the product came with. */
export async function readRules({ db, settings, clock }: RuleDeps): Promise<ReviewRules> {
  const set = settings.at('withdrawals', clock.now())
  if (set) return rulesOf(set.value)
  const [terms, weights] = await Promise.all([
    db.selectFrom('withdrawal.terms').selectAll().executeTakeFirstOrThrow(),
    db.selectFrom('withdrawal.risk_weight').selectAll().execute(),
  ])
  return {
    automaticBelow: terms.automatic_below,
    twoOperatorsFrom: terms.two_operators_from,
    reviewFromScore: terms.review_from_score,
    reviewHours: terms.review_hours,
    weights: Object.fromEntries(weights.map(({ rule, weight }) => [rule, weight])),
    bounds: usualBounds,
  }
}

/** The rules that a document sets; its amounts have been checked. */
export const rulesOf = (document: Document): ReviewRules => ({
  automaticBelow: parseMoney(document.automaticBelow)!,
  twoOperatorsFrom: parseMoney(document.twoOperatorsFrom)!,
  reviewFromScore: document.reviewFromScore,
  reviewHours: document.reviewHours,
  weights: document.weights,
  bounds: document.bounds,
})

/** The rules in force as a document that operators change. */
export async function rulesDocument(deps: RuleDeps): Promise<Document> {
  const { automaticBelow, twoOperatorsFrom, weights, ...rules } = await readRules(deps)
  return {
    ...rules,
    automaticBelow: formatMoney(automaticBelow),
    twoOperatorsFrom: formatMoney(twoOperatorsFrom),
    weights: Object.fromEntries(
      riskFlags.map((flag) => [flag, weights[flag] ?? riskRules[flag].weight]),
    ) as Document['weights'],
  }
}

/** What is wrong with a document, or null. */
export function rulesFault(document: Document): string | null {
  const { automaticBelow, twoOperatorsFrom } = rulesOf(document)
  return twoOperatorsFrom < automaticBelow ? 'twoOperatorsFrom' : null
}
