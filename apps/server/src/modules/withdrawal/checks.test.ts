import { centavos, reais, zero } from '@jogada/core'
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
