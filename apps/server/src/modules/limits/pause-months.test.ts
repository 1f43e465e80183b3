import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay } from '../../platform/local-day.ts'
import { afterMonths } from './pause-play.ts'

test.each([
  // the evening of a day in São Paulo is the next day in UTC
  ['2026-08-30T22:00:00-03:00', 6, '2027-02-28T22:00:00-03:00'],
  ['2026-08-31T22:00:00-03:00', 6, '2027-02-28T22:00:00-03:00'],
  ['2027-02-28T22:00:00-03:00', 6, '2027-08-28T22:00:00-03:00'],
  ['2026-11-30T23:59:59-03:00', 3, '2027-02-28T23:59:59-03:00'],
  ['2026-12-31T00:00:00-03:00', 2, '2027-02-28T00:00:00-03:00'],
  ['2027-08-29T21:00:00-03:00', 6, '2028-02-29T21:00:00-03:00'],
])('[RG-03] a self-exclusion asked at %s for %i months ends at %s', (from, months, until) => {
  expect(afterMonths(months)(new Date(from))).toEqual(new Date(until))
})

test('[RG-03] at the edges of days and months it ends on the day of the same number, or the last one', () => {
  const edges = fc
    .record({
      year: fc.integer({ min: 2026, max: 2040 }),
      month: fc.integer({ min: 0, max: 11 }),
      date: fc.constantFrom(1, 2, 27, 28, 29, 30, 31),
      // around midnight in São Paulo and in UTC
      hour: fc.constantFrom(0, 2, 3, 21, 23),
      second: fc.constantFrom(0, 1, 3598, 3599),
    })
    .map(
      ({ year, month, date, hour, second }) =>
        new Date(Date.UTC(year, month, date, hour, 0, second)),
    )
  fc.assert(
    fc.property(edges, fc.constantFrom(1, 3, 6, 12, 60), (from, months) => {
      const [year, month, date] = localDay(from).split('-').map(Number)
      const last = new Date(Date.UTC(year!, month! + months, 0)).getUTCDate()
      const wanted = new Date(Date.UTC(year!, month! - 1 + months, Math.min(date!, last)))
      const until = afterMonths(months)(from)
      expect(localDay(until)).toBe(wanted.toISOString().slice(0, 10))
      expect(until.getTime()).toBeGreaterThan(from.getTime())
    }),
  )
})
