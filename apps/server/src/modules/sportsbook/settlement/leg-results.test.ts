import { BET_RESULTS } from '@jogada/core/sports/codes'
import type { BetResult } from '@jogada/core/sports/codes'
import type { LegResult } from '@jogada/core/sports/leg'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameResult, legResultsText, readLegResults, resultOfCode } from './leg-results.ts'

const legs: fc.Arbitrary<LegResult | null> = fc.oneof(
  fc.constant(null),
  fc.record({ result: fc.constantFrom(...(Object.keys(BET_RESULTS) as BetResult[])) }),
  fc.bigInt(1n, 20n).map((denominator) => ({
    result: 'win' as const,
    deadHeat: { numerator: 1n, denominator },
  })),
)

test('the results of legs are read as they were kept', () => {
  fc.assert(
    fc.property(fc.array(legs, { minLength: 1, maxLength: 20 }), (kept) => {
      expect(readLegResults(legResultsText(kept))).toEqual(kept)
    }),
  )
  expect(legResultsText([{ result: 'win' }, null, { result: 'lose_half' }])).toBe('10,,11')
  expect(readLegResults('10*1/2')).toEqual([
    { result: 'win', deadHeat: { numerator: 1n, denominator: 2n } },
  ])
  expect(readLegResults(null)).toBeNull()
})

test('a dead heat is another result than a whole win', () => {
  const shared = { result: 'win', deadHeat: { numerator: 1n, denominator: 2n } } as const
  expect(isSameResult(shared, { result: 'win' })).toBe(false)
  expect(isSameResult(shared, { ...shared })).toBe(true)
})

test.each(['12', '0', 'win', '10*1', '10*1/0', '10;20'])(
  'a stored result of a leg that was never written, as %s, is an error and no win',
  (text) => {
    expect(() => readLegResults(`10,${text}`)).toThrow('cannot have ended as')
  },
)

test.each([null, 0, 12, -1])(
  'a stored result of a bet that is none, as %s, is an error',
  (code) => {
    expect(() => resultOfCode(code)).toThrow('a bet cannot have ended as')
  },
)
