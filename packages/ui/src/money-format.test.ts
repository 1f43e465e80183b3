import { centavos } from '@jogada/core'
import { expect, test } from 'vitest'
import { formatReais } from './money-format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['0.00', 'R$ 0,00'],
  ['0.05', 'R$ 0,05'],
  ['100.00', 'R$ 100,00'],
  ['999.99', 'R$ 999,99'],
  ['1234.56', 'R$ 1.234,56'],
  ['1234567.80', 'R$ 1.234.567,80'],
  ['-50.10', '−R$ 50,10'],
])('[R198] the wire amount %s is shown as %s', (wire, shown) => {
  expect(plain(formatReais(wire))).toBe(shown)
})

test('[R198] an amount above what a float can hold is shown to the centavo', () => {
  expect(plain(formatReais(centavos(900_719_925_474_099_301n)))).toBe('R$ 9.007.199.254.740.993,01')
})

test('[R001] the currency symbol is R$ and can be left out', () => {
  expect(formatReais('12.00', { bare: true })).toBe('12,00')
  expect(plain(formatReais('12.00', { sign: 'always' }))).toBe('+R$ 12,00')
})

test('a text that is no amount is never shown as one', () => {
  expect(formatReais('1e3')).toBe('–')
})
