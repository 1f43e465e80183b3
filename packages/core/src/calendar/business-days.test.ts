import { expect, test } from 'vitest'
import { isBusinessDay } from './business-days.ts'

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
