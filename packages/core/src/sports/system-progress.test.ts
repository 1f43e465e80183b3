import fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemProgress } from './system-progress.ts'
import { NAMED_SYSTEMS } from './systems.ts'

test('[R083] a Yankee that lost one leg has four of its eleven bets left', () => {
  const yankee = { kind: 'system', sizes: NAMED_SYSTEMS.yankee.sizes } as const
  expect(systemProgress(yankee, { legs: 4, lost: [] })).toEqual({ lines: 11, alive: 11 })
  expect(systemProgress(yankee, { legs: 4, lost: [2] })).toEqual({ lines: 11, alive: 4 })
  expect(systemProgress(yankee, { legs: 4, lost: [0, 1, 2] })).toEqual({ lines: 11, alive: 0 })
})

test('[R083] a lost banker ends every bet of a system', () => {
  const system = { kind: 'system', sizes: [3], bankers: [0] } as const
  expect(systemProgress(system, { legs: 5, lost: [1] })).toEqual({ lines: 6, alive: 3 })
  expect(systemProgress(system, { legs: 5, lost: [0] })).toEqual({ lines: 6, alive: 0 })
})

test('[R083] the bets that are left are those of a plain list without the lost legs', () => {
  const systems = fc
    .integer({ min: 3, max: 8 })
    .chain((legs) =>
      fc.record({
        legs: fc.constant(legs),
        bankers: fc.uniqueArray(fc.nat({ max: legs - 1 }), { maxLength: legs - 2 }),
        lost: fc.uniqueArray(fc.nat({ max: legs - 1 })),
        sizes: fc.uniqueArray(fc.integer({ min: 1, max: legs }), { minLength: 1 }),
      }),
    )
    .filter(({ sizes, bankers }) => sizes.every((size) => size > bankers.length))
  fc.assert(
    fc.property(systems, ({ legs, bankers, lost, sizes }) => {
      const lines = Array.from({ length: 2 ** legs }, (_, bits) =>
        Array.from({ length: legs }, (__, at) => at).filter((at) => bits & (1 << at)),
      ).filter((line) => sizes.includes(line.length) && bankers.every((at) => line.includes(at)))
      const alive = lines.filter((line) => !line.some((at) => lost.includes(at)))
      expect(systemProgress({ kind: 'system', sizes, bankers }, { legs, lost })).toEqual({
        lines: lines.length,
        alive: alive.length,
      })
    }),
  )
})
