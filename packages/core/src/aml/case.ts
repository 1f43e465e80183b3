import { businessDaysAfter } from '../calendar/business-days.ts'
import { no, ok } from '../result.ts'
import type { Result } from '../result.ts'

/** What may be written into a case, in the order in which it is written; nothing is taken back. */
export const caseSteps = ['opened', 'fact', 'concluded', 'reported', 'archived'] as const
export type CaseStep = (typeof caseSteps)[number]

/**
 * `concluded`: it must be reported to COAF. `reported` and `archived` are decisions, after which
 * nothing is added: what comes up later is another case.
 */
export const caseStates = ['open', 'concluded', 'reported', 'archived'] as const
export type CaseState = (typeof caseStates)[number]

/** What each step leaves a case in, by the state before it; a step that is not named is refused. */
const after: Readonly<Record<CaseState, Readonly<Partial<Record<CaseStep, CaseState>>>>> = {
  open: { fact: 'open', concluded: 'concluded', archived: 'archived' },
  // whoever finds that the conclusion was wrong says why; that it was drawn stays to be seen
  concluded: { fact: 'concluded', reported: 'reported', archived: 'archived' },
  reported: {},
  archived: {},
}

/** The state of a case after one more step, or a refusal where the state does not allow it. */
export function takeStep(state: CaseState, step: CaseStep): Result<CaseState, 'not_now'> {
  const next = after[state][step]
  return next === undefined ? no('not_now') : ok(next)
}

/** The state that all steps of a case have led to, from `opened` on. */
export const stateAfter = (steps: readonly CaseStep[]): CaseState =>
  steps.reduce<CaseState>((state, step) => after[state][step] ?? state, 'open')

/**
 * Until the end of which day a report is sent that was concluded to be due on a day, both as
 * `yyyy-mm-dd` in Brasília: the business day after it (Portaria SPA/MF 1.143/2024).
 */
export const reportDue = (concludedOn: string): string => businessDaysAfter(concludedOn, 1)

/**
 * Whether a report that was concluded to be due is late when it is sent, or still not sent,
 * on a day.
 */
export const isReportLate = (concludedOn: string, day: string): boolean =>
  day > reportDue(concludedOn)

type SentBetween = { readonly openedMs: number; readonly nowMs: number }

/**
 * Whether the report of a case can have been sent at an instant: not before it, and not
 * in the future.
 */
export const canBeSent = (sentMs: number, { openedMs, nowMs }: SentBetween): boolean =>
  sentMs >= openedMs && sentMs <= nowMs
