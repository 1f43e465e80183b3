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
