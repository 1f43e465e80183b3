import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { lockProgress, releasedBy } from './wager-line.ts'

const lock = (lockId: string, from: bigint, to: bigint, released = 0n) => ({
  lockId,
  from: centavos(from),
  to: centavos(to),
  released: centavos(released),
})

test('[R062] play counts for the oldest lock first', () => {
  const locks = [lock('a', 0n, 100n), lock('b', 100n, 300n)]
  const left = (missing: bigint) =>
    [...lockProgress(locks, centavos(missing))].map(([id, one]) => `${id} ${one.left}`).sort()
  expect(left(300n)).toEqual(['a 100', 'b 200'])
  expect(left(240n)).toEqual(['a 40', 'b 200'])
  expect(left(150n)).toEqual(['a 0', 'b 150'])
})

test('[R062] what was let go of a later lock leaves the earlier one as it was', () => {
  const locks = [lock('a', 0n, 100n), lock('b', 100n, 300n, 50n)]
  expect(lockProgress(locks, centavos(250n)).get('a')).toEqual({ needed: 100n, left: 100n })
  expect(lockProgress(locks, centavos(250n)).get('b')).toEqual({ needed: 150n, left: 150n })
})

test('refunds of a payment in any parts let go of its whole lock', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 9n),
      fc.bigInt(1n, 10n ** 10n),
      fc.array(fc.bigInt(1n, 10n ** 8n), { maxLength: 8 }),
      (paid, length, parts) => {
        let before = 0n
        let released = 0n
        for (const part of [...parts, paid]) {
          const after = before + part > paid ? paid : before + part
          const refund = { paid: centavos(paid), before: centavos(before), after: centavos(after) }
          released += releasedBy(lock('a', 7n, 7n + length), refund)
          before = after
        }
        expect(released).toBe(length)
      },
    ),
  )
})
