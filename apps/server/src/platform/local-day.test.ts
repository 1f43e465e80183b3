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
