import { centavos, reais, zero } from '@jogada/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAmount, limitShown, limitText } from './checks.ts'

const fine = {
  isLocked: false,
  leftToday: 1n,
  available: reais(500n),
  terms: { minimum: reais(50n) },
}

test('[R115] [R116] [R117] [R118] [R119] the five checks are made in their order', () => {
  const tooLittle = reais(10n)
  const broken = { ...fine, isLocked: true, leftToday: 0n, available: zero }
  const codes = [
    checkAmount(tooLittle, broken),
    checkAmount(tooLittle, { ...broken, isLocked: false }),
    checkAmount(tooLittle, { ...broken, isLocked: false, leftToday: 1n }),
    checkAmount(tooLittle, fine),
    checkAmount(reais(501n), fine),
  ].map((checked) => (checked.ok ? 'ok' : checked.code))
  expect(codes).toEqual([
    'withdraw_locked',
    'withdraw_count_reached',
    'withdraw_nothing_available',
    'withdraw_below_minimum',
    'withdraw_above_maximum',
  ])
})

/** A few values on either side of each bound, so that any of them meet. */
const someAmount = fc.constantFrom(-1n, 0n, 1n, 4_999n, 5_000n, 5_001n, 50_000n).map(centavos)

test('[TST-04] [R115] [R116] [R117] [R118] [R119] of all that a withdrawal breaks, the first in the order of the specification is said', () => {
  const said = new Set<string>()
  fc.assert(
    fc.property(
      fc.record({
        isLocked: fc.boolean(),
        leftToday: fc.constantFrom(-1n, 0n, 1n, 5n),
        available: someAmount,
        minimum: someAmount,
        amount: someAmount,
      }),
      ({ isLocked, leftToday, available, minimum, amount }) => {
        // what is said first stands first, each with what breaks it
        const order: readonly (readonly [string, boolean])[] = [
          ['withdraw_locked', isLocked],
          ['withdraw_count_reached', leftToday <= 0n],
          ['withdraw_nothing_available', available <= 0n],
          ['withdraw_below_minimum', amount < minimum],
          ['withdraw_above_maximum', amount > available],
        ]
        const first = order.find(([, isBroken]) => isBroken)?.[0] ?? 'ok'
        const checked = checkAmount(amount, { isLocked, leftToday, available, terms: { minimum } })
        expect(checked.ok ? 'ok' : checked.code).toBe(first)
        said.add(first)
      },
    ),
    { numRuns: 1000 },
  )
  expect(said.size).toBe(6)
})

test('the bounds themselves pass', () => {
  expect(checkAmount(reais(50n), fine)).toEqual({ ok: true, value: reais(50n) })
  expect(checkAmount(reais(500n), fine)).toEqual({ ok: true, value: reais(500n) })
})

test('[R118] [R119] a refusal carries the limit as the client shows it', () => {
  expect(limitShown('withdraw_below_minimum', fine)).toEqual({ limit: '50' })
  expect(limitShown('withdraw_above_maximum', fine)).toEqual({ limit: '500,00' })
  const more = { ...fine, available: centavos(123_456n), terms: { minimum: centavos(5_050n) } }
  expect(limitShown('withdraw_below_minimum', more)).toEqual({ limit: '50,50' })
  expect(limitShown('withdraw_above_maximum', more)).toEqual({ limit: '1.234,56' })
  expect(limitShown('withdraw_locked', fine)).toEqual({})
  expect(limitText(reais(20n))).toBe('20')
})
