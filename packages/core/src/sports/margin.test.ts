import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADD_MARGIN_VECTORS, REMOVE_MARGIN_VECTORS } from './margin-vectors.ts'
import { addMargin, removeMargin } from './margin.ts'
import { priceFromDecimal } from './price.ts'

const methods = ['proportional', 'power', 'shin'] as const
const probabilities = fc
  .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 })
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.map((weight) => weight / total)
  })

const close = (values: readonly number[]): number[] =>
  values.map((value) => expect.closeTo(value, 5) as number)

describe.each(methods)('%s', (method) => {
  test.each(REMOVE_MARGIN_VECTORS)('takes the margin off $prices', (vector) =>
    expect(removeMargin(vector.prices, method)).toEqual(close(vector[method])),
  )

  test.each(ADD_MARGIN_VECTORS)('puts $margin on $probabilities', (vector) =>
    expect(addMargin(vector.probabilities, vector.margin, method)).toEqual(close(vector[method])),
  )

  test('adding a margin gives exactly that margin, and removing it the probabilities', () => {
    fc.assert(
      fc.property(
        probabilities,
        fc.double({ min: 0.01, max: 0.2, noNaN: true }),
        (given, margin) => {
          const prices = addMargin(given, margin, method)
          const inverse = prices.reduce((sum, price) => sum + 1 / price, 0)
          expect(inverse).toBeCloseTo(1 + margin, 9)
          removeMargin(prices, method).forEach((p, i) => expect(p).toBeCloseTo(given[i]!, 9))
        },
      ),
    )
  })

  test('an impossible outcome has no finite price', () => {
    expect(addMargin([0.6, 0.4, 0], 0.06, method)[2]).toBe(Infinity)
  })
})

test('power and Shin put more of the margin on the longshot than on the favourite', () => {
  for (const method of ['power', 'shin'] as const) {
    const [favourite, , longshot] = addMargin([0.8, 0.13, 0.07], 0.06, method)
    expect(1 / longshot! / 0.07).toBeGreaterThan(1 / favourite! / 0.8)
  }
})

test('prices without a margin and negative margins are refused', () => {
  expect(() => removeMargin([2.1, 2.1], 'power')).toThrow(RangeError)
  expect(() => addMargin([0.5, 0.5], -0.01, 'power')).toThrow(RangeError)
})

test.each([
  [1.999, 1_990n],
  [1.1, 1_100n],
  [2.3, 2_300n],
  [1.01, 1_010n],
  [1.0099, null],
  [1, null],
  [5_000, 1_000_000n],
  [Infinity, null],
])('a decimal of %d is offered at %s', (decimal, price) =>
  expect(priceFromDecimal(decimal)).toBe(price),
)
