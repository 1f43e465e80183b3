import { expect, test } from 'vitest'
import { decimalText, readDecimal } from './decimal-text.ts'
import { typedMoney } from './typed-money.ts'

test('digits come in from the right as centavos', () => {
  expect(typedMoney('')).toBe(0n)
  expect(typedMoney('0,005')).toBe(5n)
  expect(typedMoney('1.234,56')).toBe(123_456n)
  expect(typedMoney('12345678901')).toBe(123_456_789n)
})

test('a decimal is read with comma or point and written with a comma', () => {
  expect(readDecimal('49,5', 2)).toBe(4950)
  expect(readDecimal('49.509', 2)).toBe(4950)
  expect(readDecimal('2', 4)).toBe(20_000)
  expect(readDecimal('1e3', 2)).toBeNull()
  expect(readDecimal('-1', 2)).toBeNull()
  expect(decimalText(5, 2)).toBe('0,05')
  expect(decimalText(10_000, 2)).toBe('100,00')
})
