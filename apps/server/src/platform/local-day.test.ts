import { windowsAt } from '@jogada/ledger'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay, startOfLocalDay } from './local-day.ts'

test('a day begins at midnight in São Paulo, in the years of summer time too', () => {
  expect(startOfLocalDay('2026-11-20')?.toISOString()).toBe('2026-11-20T03:00:00.000Z')
  expect(startOfLocalDay('2017-12-25')?.toISOString()).toBe('2017-12-25T02:00:00.000Z')
})

test.each(['2026-02-30', '2026-13-01', '2026-00-10', 'yesterday'])('%s is no day', (day) =>
  expect(startOfLocalDay(day)).toBeNull(),
)

test('the last instant of a day is the day’s own', () => {
  const next = startOfLocalDay('2026-11-21')!
  expect(localDay(next)).toBe('2026-11-21')
  expect(localDay(new Date(next.getTime() - 1))).toBe('2026-11-20')
})

test('at the edges of days, months and years every calendar of ours names the same day', () => {
  const edges = fc
    .record({
      year: fc.integer({ min: 2020, max: 2045 }),
      month: fc.integer({ min: 0, max: 11 }),
      date: fc.constantFrom(1, 2, 28, 29, 30, 31),
      // midnight in São Paulo and in UTC
      hour: fc.constantFrom(0, 3),
      offMs: fc.constantFrom(-60_000, -1000, -1, 0, 1, 999, 60_000),
    })
    .map(
      ({ year, month, date, hour, offMs }) =>
        new Date(Date.UTC(year, month, date, hour, 0, 0) + offMs),
    )
  fc.assert(
    fc.property(edges, (at) => {
      // Brazil has had no summer time since 2019: three hours behind at every instant
      const day = new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
      const { day: counted, week, month } = windowsAt(at)
      expect([localDay(at), counted, month]).toEqual([day, day, `${day.slice(0, 7)}-01`])
      const begins = startOfLocalDay(day)!
      expect(begins.toISOString()).toBe(`${day}T03:00:00.000Z`)
      expect(begins <= at && at.getTime() - begins.getTime() < 86_400_000).toBe(true)
      const monday = new Date(`${week}T00:00:00Z`)
      expect(monday.getUTCDay()).toBe(1)
      expect(week <= day && Date.parse(day) - monday.getTime() < 7 * 86_400_000).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
