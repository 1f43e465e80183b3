import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { playFamilies, readContribution, reducedFamilies, uncounted } from './contribution.ts'

test('[R196] what a family counts less is taken off its play alone', () => {
  const contribution = { dice: 25, sports: 0, mines: 100 }
  expect(reducedFamilies(contribution)).toEqual(['dice', 'sports'])
  const from = { dice: 1_000n, sports: 500n }
  expect(uncounted(contribution, from, { dice: 1_000n, sports: 500n, mines: 9_999n })).toBe(0n)
  expect(uncounted(contribution, from, { dice: 1_400n, sports: 500n })).toBe(300n)
  expect(uncounted(contribution, from, { dice: 1_003n, sports: 700n })).toBe(202n)
  expect(uncounted(contribution, from, { dice: 10n, sports: 10n })).toBe(0n)
})

test('play in any steps never counts backwards, and never more than it is', () => {
  const percents = fc.dictionary(fc.constantFrom(...playFamilies), fc.integer({ min: 0, max: 100 }))
  const steps = fc.array(fc.tuple(fc.constantFrom(...playFamilies), fc.bigInt(0n, 10_000n)))
  fc.assert(
    fc.property(percents, steps, (contribution, stakes) => {
      const now: Record<string, bigint> = {}
      let turnover = 0n
      let counted = 0n
      for (const [family, stake] of stakes) {
        now[family] = (now[family] ?? 0n) + stake
        turnover += stake
        const next = turnover - uncounted(contribution, {}, now)
        expect(next).toBeGreaterThanOrEqual(counted)
        expect(next - counted).toBeLessThanOrEqual(stake)
        counted = next
      }
    }),
  )
})

test('terms that cannot be read are refused', () => {
  expect(readContribution({ dice: 10 })).toEqual({ dice: 10 })
  expect(readContribution({ dice: 0, mines: 100 })).toEqual({ dice: 0, mines: 100 })
  for (const bad of [
    null,
    'dice',
    7,
    { dice: 101 },
    { dice: -1 },
    { dice: 0.5 },
    { roulette: 10 },
  ]) {
    expect(() => readContribution(bad)).toThrow(RangeError)
  }
})
