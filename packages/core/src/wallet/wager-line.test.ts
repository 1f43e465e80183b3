import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { lockProgress, playBeyondAmounts, releasedBy, unplayedGiven } from './wager-line.ts'

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

test('[R062] a lock holds its own amount, however often that is wagered', () => {
  const locks = [
    { ...lock('deposit', 0n, 10_000n), amount: centavos(10_000n) },
    { ...lock('award', 10_000n, 15_000n), amount: centavos(1_000n) },
  ]
  const held = (missing: bigint) => missing - playBeyondAmounts(locks, centavos(missing))
  expect(held(15_000n)).toBe(11_000n)
  expect(held(6_000n)).toBe(2_000n)
  expect(held(5_000n)).toBe(1_000n)
  expect(held(600n)).toBe(600n)
  expect(held(0n)).toBe(0n)
  // half of it was let go
  const half = { ...lock('award', 0n, 5_000n, 2_500n), amount: centavos(1_000n) }
  expect(2_500n - playBeyondAmounts([half], centavos(2_500n))).toBe(500n)
})

test('[R062] locks that are wagered once hold all the play that is missing', () => {
  const part = fc.record({ amount: fc.bigInt(1n, 10n ** 9n), percent: fc.bigInt(0n, 100n) })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.bigInt(0n, 10n ** 10n), (parts, missing) => {
      let from = 0n
      const locks = parts.map(({ amount, percent }, place) => {
        const one = lock(String(place), from, from + amount, (amount * percent) / 100n)
        from += amount
        return { ...one, amount: centavos(amount) }
      })
      expect(playBeyondAmounts(locks, centavos(missing))).toBe(0n)
    }),
  )
})

test('[R062] what was given and not played is never more than what is left of its lock', () => {
  const locks = [
    // 90.00 paid for 100.00, and a gift of 10.00 to be played three times
    { ...lock('deposit', 0n, 10_000n), given: centavos(1_000n) },
    { ...lock('gift', 10_000n, 13_000n), given: centavos(1_000n) },
  ]
  const unplayed = (missing: bigint) => unplayedGiven(locks, centavos(missing))
  expect(unplayed(13_000n)).toBe(2_000n)
  expect(unplayed(3_400n)).toBe(1_400n)
  expect(unplayed(2_500n)).toBe(1_000n)
  expect(unplayed(300n)).toBe(300n)
  expect(unplayed(0n)).toBe(0n)
  // half of the payment went back, and half of its discount with it
  const half = { ...lock('deposit', 0n, 10_000n, 5_000n), given: centavos(1_000n) }
  expect(unplayedGiven([half], centavos(5_000n))).toBe(500n)
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
