import { describe, expect, test } from 'vitest'
import { odds } from '../odds.ts'
import { legReturns } from './leg-exposure.ts'
import { namedSystems, systemOf } from './systems-testkit.ts'
import { PARLAY, SINGLE } from './systems.ts'
import type { TicketShape } from './systems.ts'

const PRICES = [1500n, 2000n, 21_000n, 1010n, 3250n, 1900n, 7000n, 2400n].map(odds)

/** The places of every line of a system, by trying all of them. */
function linesOf(shape: Extract<TicketShape, { kind: 'system' }>, legs: number): number[][] {
  return Array.from({ length: 2 ** legs }, (_, mask) =>
    Array.from({ length: legs }, (_unused, at) => at).filter((at) => (mask >> at) & 1),
  ).filter(
    (line) =>
      shape.sizes.includes(line.length) &&
      (shape.bankers ?? []).every((banker) => line.includes(banker)),
  )
}

const decimal = (place: number) => Number(PRICES[place]!) / 1000

describe('what a ticket returns on average once one leg has won', () => {
  test.each([
    ['a single', SINGLE, 1],
    ['a parlay', PARLAY, 8],
  ] as const)('of %s the odds of the leg', (_title, shape, legs) => {
    const prices = PRICES.slice(0, legs)
    const returns = legReturns(shape, prices)
    expect(returns.map(({ numerator, denominator }) => (numerator * 1000n) / denominator)).toEqual(
      prices,
    )
  })

  test.each([
    ...namedSystems.map(({ name, shape, legs }) => [name, shape, legs] as const),
    ['2 of 5', systemOf(2), 5] as const,
    ['2 of 4 with a banker', systemOf(2, [2]), 4] as const,
    [
      '3 and 4 of 5 with two bankers',
      { kind: 'system', sizes: [3, 4], bankers: [0, 4] },
      5,
    ] as const,
  ])('of %s the mean of its lines', (_title, shape, legs) => {
    const lines = linesOf(shape, legs)
    const returns = legReturns(shape, PRICES.slice(0, legs))
    expect(returns).toHaveLength(legs)
    for (const [place, { numerator, denominator }] of returns.entries()) {
      const sum = lines.reduce((all, line) => all + (line.includes(place) ? decimal(place) : 1), 0)
      expect(Number(numerator) / Number(denominator)).toBeCloseTo(sum / lines.length, 9)
    }
  })
})
