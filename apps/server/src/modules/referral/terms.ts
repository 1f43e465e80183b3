import type { ops } from '@jogada/contract'
import { formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'

type Document = ops.settings.Documents['referral']

export type Step = { readonly step: number; readonly people: number; readonly bonus: Money }

/** The operator's terms of the referral scheme. */
export type Terms = {
  /** Commission on settled stakes for each level, in hundred-thousandths. */
  readonly rates: readonly number[]
  /** What an invited player must have deposited and played to count for the ladder. */
  readonly minimum_deposit: Money
  readonly minimum_play: Money
  readonly wager_times: number
  readonly steps: readonly Step[]
}

/**
 * The terms that an operator set for an instant: the version then in force, or what the
 * tables began with.
 */
export async function readTerms(deps: Deps, at = deps.clock.now()): Promise<Terms> {
  const set = deps.settings.at('referral', at)
  if (set) return termsOf(set.value)
  const [terms, steps] = await Promise.all([
    deps.db.selectFrom('referral.terms').selectAll().executeTakeFirstOrThrow(),
    deps.db.selectFrom('referral.step').selectAll().orderBy('step').execute(),
  ])
  return { ...terms, steps }
}

/** How many levels of invited players the licence lets be paid for (X10). */
export const paidLevels = ({ env }: Pick<Deps, 'env'>): number =>
  licenceProfile(env.LICENCE_PROFILE).referral.levels

/** The operator's terms as far as the licence lets them hold: levels above it bring nothing. */
export async function termsInForce(deps: Deps, at?: Date): Promise<Terms> {
  const terms = await readTerms(deps, at)
  const levels = paidLevels(deps)
  return {
    ...terms,
    rates: terms.rates.map((rate, index) => (index < levels ? rate : 0)),
    steps: levels === 0 ? [] : terms.steps,
  }
}

const termsOf = (document: Document): Terms => ({
  rates: document.rates,
  minimum_deposit: parseMoney(document.minimumDeposit)!,
  minimum_play: parseMoney(document.minimumPlay)!,
  wager_times: document.wagerTimes,
  steps: document.steps.map(({ people, bonus }, index) => ({
    step: index + 1,
    people,
    bonus: parseMoney(bonus)!,
  })),
})

/** The terms as operators read and change them. */
export const referralDocument = (terms: Terms): Document => ({
  rates: [...terms.rates],
  minimumDeposit: formatMoney(terms.minimum_deposit),
  minimumPlay: formatMoney(terms.minimum_play),
  wagerTimes: terms.wager_times,
  steps: terms.steps.map(({ people, bonus }) => ({ people, bonus: formatMoney(bonus) })),
})

/**
 * The step, by its number of people, that another ladder moves or no longer has; null when it keeps
 * all. A bonus is taken by a step's place, so a step that moved would be paid twice, or never.
 */
export const stepLost = (before: Document, after: Document): number | null =>
  before.steps.find(({ people }, place) => after.steps[place]?.people !== people)?.people ?? null

/** Whether each step asks for more people than the one before it, and gives something. */
export const isLadder = ({ steps }: Document): boolean =>
  steps.every(
    ({ people, bonus }, index) =>
      people > (steps[index - 1]?.people ?? 0) && parseMoney(bonus)! > 0n,
  )
