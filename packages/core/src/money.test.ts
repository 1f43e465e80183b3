import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos, formatMoney, parseMoney, timesRatio, timesRatioFloor } from './money.ts'

test('[R198] the wire form of money reads back as the same centavos', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), (count) => {
      expect(parseMoney(formatMoney(centavos(count)))).toBe(count)
    }),
  )
})

test.each(['', ' 1', '1,00', '1.234', '1e3', '0x10', '--1', '.5', 'NaN', '1234567890123456'])(
  'money refuses %j',
  (text) => expect(parseMoney(text)).toBeNull(),
)

test.each([
  ['0.05', 5n],
  ['-0.05', -5n],
  ['100', 10_000n],
  ['7.5', 750n],
])('money reads %s', (text, expected) => expect(parseMoney(text)).toBe(expected))

test('a ratio rounds half up, its floor form down', () => {
  expect(timesRatio(centavos(1001n), 1n, 2n)).toBe(501n)
  expect(timesRatioFloor(centavos(1001n), 1n, 2n)).toBe(500n)
  for (const times of [timesRatio, timesRatioFloor]) {
    for (const [amount, numerator, denominator] of [
      [-1n, 1n, 2n],
      [1n, -1n, 2n],
      [1n, 1n, 0n],
      [1n, 1n, -2n],
    ] as const) {
      expect(() => times(centavos(amount), numerator, denominator)).toThrow(RangeError)
    }
    expect(times(centavos(0n), 0n, 1n)).toBe(0n)
  }
})
