import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { odds } from '../odds.ts'
import { settleSingle } from './leg.ts'
import { maxSingleStake, priceSingle } from './single.ts'
import type { OddsPolicy } from './single.ts'

const limits = {
  minStake: centavos(100n),
  maxStake: centavos(500_000n),
  maxPayout: centavos(10_000_000n),
}
const offered = (price: bigint, isOpen = true) => ({ outcomeId: 'o', isOpen, odds: odds(price) })
const bet = (stake: bigint, seen: bigint, oddsPolicy?: OddsPolicy) => ({
  stake: centavos(stake),
  seenOdds: odds(seen),
  ...(oddsPolicy && { oddsPolicy }),
})

describe('a single bet', () => {
  test('is taken at the price seen and shows what a win returns', () => {
    expect(priceSingle(bet(1_000n, 1_955n), offered(1_955n), limits)).toEqual({
      ok: true,
      value: { outcomeId: 'o', stake: 1_000n, odds: 1_955n, potentialReturn: 1_955n },
    })
  })

  test.each([
    ['none', 2_000n, 'taken'],
    ['none', 2_010n, 'odds_changed'],
    ['none', 1_990n, 'odds_changed'],
    ['better', 2_000n, 'taken'],
    ['better', 2_010n, 'taken'],
    ['better', 1_990n, 'odds_changed'],
    ['any', 2_010n, 'taken'],
    ['any', 1_990n, 'taken'],
    [undefined, 2_010n, 'taken'],
    [undefined, 1_990n, 'odds_changed'],
  ] as const)('under %s, 2.000 seen and %s now is %s', (policy, now, expected) => {
    const priced = priceSingle(bet(1_000n, 2_000n, policy), offered(now), limits)
    expect(priced.ok ? priced.value.odds : priced.code).toBe(expected === 'taken' ? now : expected)
  })

  test.each([
    [bet(1n, 2_000n), offered(1_500n, false), 'outcome_closed'],
    [bet(1n, 2_000n), offered(1_500n), 'odds_changed'],
    [bet(99n, 2_000n), offered(2_000n), 'stake_below_minimum'],
    [bet(0n, 2_000n), offered(2_000n), 'stake_below_minimum'],
    [bet(-100n, 2_000n), offered(2_000n), 'stake_below_minimum'],
    [bet(500_001n, 2_000n), offered(2_000n), 'stake_above_maximum'],
    [bet(500_000n, 20_001n), offered(20_001n), 'payout_above_maximum'],
  ])('the first broken rule answers: case %#', (given, outcome, code) => {
    expect(priceSingle(given, outcome, limits)).toEqual({ ok: false, code })
  })

  test('the largest stake offered is taken, one centavo more is not', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1_010n, max: 5_000_000n }), (price) => {
        const most = maxSingleStake(odds(price), limits)
        expect(priceSingle(bet(most, price), offered(price), limits).ok).toBe(true)
        expect(priceSingle(bet(most + 1n, price), offered(price), limits).ok).toBe(false)
      }),
    )
  })

  test('what is shown before the bet is what settlement pays', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 100n, max: 500_000n }),
        fc.bigInt({ min: 1_010n, max: 20_000n }),
        (stake, price) => {
          const priced = priceSingle(bet(stake, price), offered(price), limits)
          expect(priced.ok && priced.value.potentialReturn).toBe(
            settleSingle(centavos(stake), odds(price), 'win'),
          )
        },
      ),
    )
  })
})
