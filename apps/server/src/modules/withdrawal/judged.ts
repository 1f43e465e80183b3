import { centavos } from '@jogada/core'
import { evidenceOf, riskRules } from '@jogada/core/withdrawal/risk'
import type { Evidence, RiskFacts, RiskFlag } from '@jogada/core/withdrawal/risk'
import type { Hold } from './review-reasons.ts'

/** What a request was judged by, kept beside it. */
export type Judged = {
  readonly facts: RiskFacts
  /** What holds it whatever the score is and the amount. */
  readonly standing: readonly Hold[]
  readonly isHeld: boolean
}

/** As it is kept: JSON, with integers of money and counts as their digits. */
export const judgedText = (judged: Judged): string =>
  JSON.stringify(judged, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

type Kept<T> = {
  readonly [K in keyof T]: T[K] extends bigint
    ? string
    : T[K] extends object | null
      ? Kept<T[K]>
      : T[K]
}
type KeptFacts = Omit<Kept<RiskFacts>, 'askedWithinDay'> & { readonly askedWithinDay?: string }
export type KeptJudged = Omit<Judged, 'facts'> & { readonly facts: KeptFacts }

/** Reads what `judgedText` wrote. */
export function readJudged({ facts, ...rest }: KeptJudged): Judged {
  const money = (digits: string) => centavos(BigInt(digits))
  const { bestWin } = facts
  return {
    ...rest,
    facts: {
      ...facts,
      amount: money(facts.amount),
      deposited: money(facts.deposited),
      withdrawn: money(facts.withdrawn),
      turnover: money(facts.turnover),
      wagerTo: money(facts.wagerTo),
      withdrawalsThisWeek: BigInt(facts.withdrawalsThisWeek),
      // not kept of the first requests
      askedWithinDay: money(facts.askedWithinDay ?? '0'),
      adjusted: money(facts.adjusted),
      received: money(facts.received),
      bestWin: bestWin && {
        ...bestWin,
        stake: money(bestWin.stake),
        payout: money(bestWin.payout),
      },
    },
  }
}

export type Sign = Evidence & { readonly flag: string }

/** The flags of a request, each with what it stands on as far as that was kept. */
export function signsOf(flags: readonly string[], kept: KeptJudged | null): Sign[] {
  const judged = kept && readJudged(kept)
  return flags
    .filter((flag) => flag !== '')
    .map((flag) => ({
      flag,
      ...(judged && isRisk(flag) ? evidenceOf(flag, judged.facts) : {}),
    }))
}

const isRisk = (flag: string): flag is RiskFlag => Object.hasOwn(riskRules, flag)
