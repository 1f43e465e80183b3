import { expect, test } from 'vitest'
import { incidentDue, isBusinessDay } from './incident-due.ts'

test.each([
  ['a Monday of an ordinary week', '2026-08-03', '2026-08-06', '2026-08-31'],
  ['a Friday, over the week-end', '2026-08-07', '2026-08-12', '2026-09-04'],
  ['a Saturday', '2026-08-08', '2026-08-12', '2026-09-04'],
  ['before Good Friday and Tiradentes', '2026-04-01', '2026-04-07', '2026-05-04'],
  ['before three holidays of November', '2026-10-30', '2026-11-05', '2026-12-01'],
  ['before Christmas and the turn of the year', '2026-12-23', '2026-12-29', '2027-01-22'],
])(
  '[LGPD-02] %s: three business days to tell, twenty for the rest',
  (_, known, notice, complement) => {
    expect(incidentDue(known)).toEqual({ notice, complement })
  },
)

test.each([
  ['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2030-04-19'],
  ['2026-01-01', '2026-05-01', '2026-09-07', '2026-11-20', '2026-12-25'],
])('[LGPD-02] no office works on %s, %s, %s, %s and %s', (...days) => {
  expect(days.filter((day) => isBusinessDay(new Date(`${day}T00:00:00Z`)))).toEqual([])
})

test('[LGPD-02] what each office decides for itself makes no term longer', () => {
  // Carnival, Ash Wednesday and Corpus Christi of 2026
  const days = ['2026-02-16', '2026-02-17', '2026-02-18', '2026-06-04']
  expect(days.every((day) => isBusinessDay(new Date(`${day}T00:00:00Z`)))).toBe(true)
})
