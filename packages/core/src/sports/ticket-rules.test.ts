import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos, timesRatio } from '../money.ts'
import { odds } from '../odds.ts'
import { legMultiplier } from './leg.ts'
import { systemOf } from './systems-testkit.ts'
import { PARLAY, SINGLE } from './systems.ts'
import { largestTaken, oddsFault, shapeFault, sumFault, totalOdds } from './ticket-rules.ts'

const limits = {
  minStake: centavos(100n),
  maxStake: centavos(500_000n),
  maxPayout: centavos(10_000_000n),
}
const sumsAt = (stake: bigint, price: bigint) => {
  const returns = legMultiplier('win', odds(price))
  const potential = timesRatio(centavos(stake), returns.numerator, returns.denominator)
  return { stake: centavos(stake), limits, returns, potential }
}

test.each([
  [SINGLE, 1, null],
  [SINGLE, 2, 'ticket_shape'],
  [SINGLE, 21, 'ticket_shape'],
  [PARLAY, 1, 'ticket_shape'],
  [PARLAY, 20, null],
  [PARLAY, 21, 'parlay_limit'],
  [systemOf(2), 3, null],
  [systemOf(2), 8, null],
  [systemOf(2), 9, 'parlay_limit'],
  [systemOf(4), 3, 'ticket_shape'],
] as const)('[SPB-07] of %j, %s legs are refused as %s', (shape, legs, code) => {
  expect(shapeFault(shape, legs)?.code ?? null).toBe(code)
})

test.each([
  [99n, 2_000n, 'stake_below_minimum', '1.00'],
  [0n, 6_000_000n, 'stake_below_minimum', '1.00'],
  [500_001n, 6_000_000n, 'stake_above_maximum', '5000.00'],
  [500_000n, 5_000_001n, 'total_odds_limit', '5000.00'],
  [500_000n, 20_001n, 'payout_above_maximum', '100000.00'],
] as const)('the first broken rule answers: %s at %s is %s', (stake, price, code, limit) => {
  expect(sumFault(sumsAt(stake, price))).toEqual({ code, values: { limit } })
})

test('total odds are rounded down, and only those above the highest are refused', () => {
  expect(totalOdds({ numerator: 2n, denominator: 3n })).toBe(666n)
  expect(oddsFault({ numerator: 5_000n, denominator: 1n })).toBeNull()
  expect(oddsFault({ numerator: 5_000_001n, denominator: 1_000n })?.code).toBe('total_odds_limit')
})

test('the largest stake offered is taken, one centavo more is not', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1_010n, max: 5_000_000n }), (price) => {
      const most = largestTaken(legMultiplier('win', odds(price)), limits)
      expect(sumFault(sumsAt(most, price))).toBeNull()
      expect(sumFault(sumsAt(most + 1n, price))).not.toBeNull()
    }),
  )
})
