import { isShapeOf, systemLines } from '@jogada/core/sports/systems'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SlipSelection } from '../../slip/slip-store.ts'
import { modeOf, shapeOf, systemsFor } from './slip-shape.ts'
import type { Shaped } from './slip-shape.ts'

const selections = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ outcomeId: `o${at}` }) as SlipSelection)

const anySlip: fc.Arbitrary<Shaped> = fc.record({
  selections: fc.integer({ min: 1, max: 20 }).map(selections),
  mode: fc.constantFrom('single', 'parlay', 'system', null),
  sizes: fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 8 }),
  bankers: fc.array(
    fc.nat(20).map((at) => `o${at}`),
    { maxLength: 6 },
  ),
})

test('[R078] whatever was chosen before, the shape fits the selections that are left', () => {
  fc.assert(
    fc.property(anySlip, (slip) => {
      const shape = shapeOf(slip)
      if (shape.kind === 'single') return
      expect(isShapeOf(shape, slip.selections.length)).toBe(true)
      expect(systemLines(shape, slip.selections.length)).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

test('[R078] one selection is a single, two make a parlay until the player says otherwise', () => {
  const slip = (count: number, mode: Shaped['mode'] = null): Shaped => ({
    selections: selections(count),
    mode,
    sizes: [],
    bankers: [],
  })
  expect(modeOf(slip(1, 'parlay'))).toBe('single')
  expect(modeOf(slip(2))).toBe('parlay')
  expect(modeOf(slip(2, 'single'))).toBe('single')
  expect(modeOf(slip(2, 'system'))).toBe('parlay')
  expect(modeOf(slip(9, 'system'))).toBe('parlay')
  expect(shapeOf(slip(4, 'system'))).toEqual({ kind: 'system', sizes: [2], bankers: [] })
})

test('[R078] the systems of four are 2/4, 3/4, Yankee and Lucky 15, each with its bets', () => {
  const lines = systemsFor(4, 0).map(({ name, sizes }) => [
    name,
    systemLines({ kind: 'system', sizes }, 4),
  ])
  expect(lines).toEqual([
    ['2/4', 6],
    ['3/4', 4],
    ['yankee', 11],
    ['lucky_15', 15],
  ])
})

test('[R078] every offered system fits, with and without bankers', () => {
  for (let legs = 3; legs <= 8; legs++) {
    for (let count = 0; count <= legs - 2; count++) {
      const bankers = Array.from({ length: count }, (_, at) => at)
      for (const { sizes } of systemsFor(legs, count)) {
        expect(isShapeOf({ kind: 'system', sizes, bankers }, legs)).toBe(true)
      }
    }
  }
})
