import { centavos } from '@jogada/core'
import type { LimitChange } from '@jogada/core/limits/limits'
import { expect, test } from 'vitest'
import { depositRoom } from './deposit-room.ts'

const limit = (window: LimitChange['window'], amount: bigint): LimitChange => ({
  kind: 'deposit',
  window,
  amount: centavos(amount),
  askedAt: new Date('2026-01-01T00:00:00Z'),
  effectiveAt: new Date('2026-01-01T00:00:00Z'),
})

const roomOf = (changes: readonly LimitChange[], at: string) =>
  depositRoom({
    changes,
    used: { day: 2_000n, week: 3_000n, month: 9_000n },
    now: new Date(at),
  })

test.each([
  ['day', '2026-12-31T15:00:00Z', '2027-01-01T03:00:00.000Z'],
  // late on a Sunday of the operator, which is Monday elsewhere
  ['week', '2026-11-23T02:59:00Z', '2026-11-23T03:00:00.000Z'],
  ['week', '2026-11-23T03:00:00Z', '2026-11-30T03:00:00.000Z'],
  ['month', '2026-12-05T15:00:00Z', '2027-01-01T03:00:00.000Z'],
  ['month', '2026-02-28T15:00:00Z', '2026-03-01T03:00:00.000Z'],
] as const)('[RG-01] a limit by %s at %s counts anew at %s', (window, at, until) => {
  expect(roomOf([limit(window, 10_000n)], at)?.until).toBe(until)
})

test('[RG-01] the narrowest limit is told, and one that was passed leaves nothing', () => {
  const at = '2026-11-20T15:00:00Z'
  expect(roomOf([], at)).toBeNull()
  const both = [limit('day', 10_000n), limit('month', 12_000n)]
  expect(roomOf(both, at)).toMatchObject({ amount: '30.00', until: '2026-12-01T03:00:00.000Z' })
  expect(roomOf([limit('month', 1_000n)], at)).toMatchObject({ amount: '0.00' })
})
