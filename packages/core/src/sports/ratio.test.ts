import { expect, test } from 'vitest'
import { formatRatio } from './ratio.ts'

test('a ratio is written with two to four places, rounded half up', () => {
  const text = (numerator: bigint, denominator: bigint) => formatRatio({ numerator, denominator })
  expect(text(1n, 1n)).toBe('1.00')
  expect(text(3n, 2n)).toBe('1.50')
  expect(text(2n, 3n)).toBe('0.6667')
  expect(text(155n, 100_000n)).toBe('0.0016')
  expect(text(1_125n, 1_000n)).toBe('1.125')
  expect(text(0n, 7n)).toBe('0.00')
  expect(text(999_999n, 1_000_000n)).toBe('1.00')
})
