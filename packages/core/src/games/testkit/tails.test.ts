import { expect, test } from 'vitest'
import { erfc, gammaTail, logGamma, normalBelow } from './tails.ts'

test('the complementary error function is that of the tables, from the middle to the far tail', () => {
  expect(erfc(0)).toBe(1)
  expect(erfc(0.5)).toBeCloseTo(0.479500122186953, 14)
  expect(erfc(1)).toBeCloseTo(0.157299207050285, 14)
  expect(erfc(-1)).toBeCloseTo(1.842700792949715, 14)
  expect(erfc(3) / 2.209049699858544e-5).toBeCloseTo(1, 12)
  expect(erfc(5) / 1.537459794428035e-12).toBeCloseTo(1, 12)
  expect(normalBelow(1.959963984540054)).toBeCloseTo(0.975, 14)
})

test('the logarithm of the gamma function is that of factorials and of half of pi', () => {
  let factorial = 1
  for (let n = 1; n <= 20; n++) {
    expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 12)
    factorial *= n
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12)
})

test('the tail of a gamma distribution of whole shape is the sum of a Poisson distribution', () => {
  for (const [shape, x] of [
    [1, 2],
    [3, 0.4],
    [5, 5],
    [12, 30],
    [40, 25],
  ] as const) {
    let term = Math.exp(-x)
    let sum = 0
    for (let k = 0; k < shape; k++) {
      sum += term
      term *= x / (k + 1)
    }
    expect(gammaTail(shape, x)).toBeCloseTo(sum, 13)
  }
  expect(gammaTail(2.5, 0)).toBe(1)
})

test('it is sound for the thousands of degrees of freedom of the serial test', () => {
  // above its mean lies a little less than half, by 1 / (3 sqrt(2 pi a))
  const shape = 16_384
  const expected = 0.5 - 1 / (3 * Math.sqrt(2 * Math.PI * shape))
  expect(gammaTail(shape, shape)).toBeCloseTo(expected, 6)
  expect(gammaTail(shape, shape - 1) - gammaTail(shape, shape + 1)).toBeCloseTo(
    2 / Math.sqrt(2 * Math.PI * shape),
    6,
  )
})
