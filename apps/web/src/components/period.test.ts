// @vitest-environment node
import { expect, test } from 'vitest'
import { dayOf, periodOf } from './period.ts'

test('a period counts days of São Paulo and ends today', () => {
  const today = (now: string) => dayOf(new Date(now))
  expect(periodOf('week', today('2026-11-21T02:59:00Z'))).toEqual({
    from: '2026-11-14',
    to: '2026-11-20',
  })
  expect(periodOf('month', today('2026-11-21T03:00:00Z'))).toEqual({
    from: '2026-10-23',
    to: '2026-11-21',
  })
})

test('a period may be the day itself, or its month so far', () => {
  expect(periodOf('today', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(periodOf('thisMonth', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
  expect(periodOf('thisMonth', '2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})
