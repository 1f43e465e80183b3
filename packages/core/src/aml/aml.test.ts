import { expect, test } from 'vitest'
import {
  canBeSent,
  caseStates,
  caseSteps,
  isReportLate,
  reportDue,
  stateAfter,
  takeStep,
} from './case.ts'
import { areDaysRight, isReviewDue, isWatched } from './rating.ts'
import { nextYearlyReport } from './yearly-report.ts'

test('[BR-11] a case grows by facts, is concluded, and is reported or archived once', () => {
  const table = caseStates.map((state) => [
    state,
    caseSteps.flatMap((step) => {
      const taken = takeStep(state, step)
      return taken.ok ? [`${step} → ${taken.value}`] : []
    }),
  ])
  expect(Object.fromEntries(table)).toEqual({
    open: ['fact → open', 'concluded → concluded', 'archived → archived'],
    concluded: ['fact → concluded', 'reported → reported', 'archived → archived'],
    reported: [],
    archived: [],
  })
})

test('[BR-11] the state of a case is what its steps have led to', () => {
  expect(stateAfter(['opened'])).toBe('open')
  expect(stateAfter(['opened', 'fact', 'concluded', 'fact'])).toBe('concluded')
  expect(stateAfter(['opened', 'concluded', 'reported'])).toBe('reported')
  expect(stateAfter(['opened', 'fact', 'archived'])).toBe('archived')
})

test.each([
  ['a Monday', '2026-08-03', '2026-08-04'],
  ['a Friday, over the week-end', '2026-08-07', '2026-08-10'],
  ['a Saturday', '2026-08-08', '2026-08-10'],
  ['before Good Friday', '2026-04-02', '2026-04-06'],
  ['before a holiday on a Friday', '2026-11-19', '2026-11-23'],
  ['the last day of a year', '2026-12-31', '2027-01-04'],
])('[BR-11] a report concluded on %s is due on the next business day', (_, concluded, due) => {
  expect(reportDue(concluded)).toBe(due)
  expect(isReportLate(concluded, due)).toBe(false)
  const dayAfter = new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10)
  expect(isReportLate(concluded, dayAfter)).toBe(true)
})

test('[BR-11] a report was sent after the case was opened and not in the future', () => {
  const between = { openedMs: 10, nowMs: 20 }
  expect([9, 10, 20, 21].map((at) => canBeSent(at, between))).toEqual([false, true, true, false])
})

test('[BR-11] high risk or political exposure has each withdrawal looked at', () => {
  expect(isWatched({ level: 'high', exposedSince: null })).toBe(true)
  expect(isWatched({ level: 'low', exposedSince: '2026-01-01' })).toBe(true)
  expect(isWatched({ level: 'medium', exposedSince: null })).toBe(false)
})

test('[BR-11] a review is due from its day on, and is set for a day to come', () => {
  const today = '2026-11-26'
  expect(['2026-11-25', today, '2026-11-27'].map((day) => isReviewDue(day, today))).toEqual([
    true,
    true,
    false,
  ])
  const right = { exposedSince: today, reviewOn: '2026-11-27' }
  expect(areDaysRight(right, today)).toBe(true)
  expect(areDaysRight({ ...right, exposedSince: null }, today)).toBe(true)
  expect(areDaysRight({ ...right, exposedSince: '2026-11-27' }, today)).toBe(false)
  expect(areDaysRight({ ...right, reviewOn: today }, today)).toBe(false)
})

test('[BR-11] the yearly report of a year is due by 1 February of the next one', () => {
  expect(nextYearlyReport('2026-11-26')).toEqual({ year: 2026, dueOn: '2027-02-01' })
  expect(nextYearlyReport('2027-02-01')).toEqual({ year: 2026, dueOn: '2027-02-01' })
  expect(nextYearlyReport('2027-02-02')).toEqual({ year: 2027, dueOn: '2028-02-01' })
})
