import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { odds } from '../odds.ts'
import { BET_RESULTS } from './codes.ts'
import type { BetResult } from './codes.ts'
import { legMultiplier, settleTicket } from './leg.ts'
import { formatLine, line, parseLine } from './line.ts'
import { settleAsianTotal } from './markets/asian-total.ts'
import type { MatchResult } from './markets/market-rule.ts'
import { eventResultOf } from './football-testkit.ts'
import { gradeLeg } from './grade-leg.ts'
import type { Selection } from './selection.ts'

const lines = fc.integer({ min: 1, max: 40 }).map(line)
const goals = fc.nat(12)
const outcomes = fc.constantFrom('over' as const, 'under' as const)
const prices = fc.bigInt({ min: 1_010n, max: 1_000_000n }).map(odds)
const stakes = fc.bigInt({ min: 1n, max: 10_000_000n }).map(centavos)
const results = fc.constantFrom(...(Object.keys(BET_RESULTS) as BetResult[]))

/** How a football selection ends by the score alone. */
const endOf = (selection: Omit<Selection, 'sport'>, result: MatchResult) =>
  gradeLeg({ sport: 'football', ...selection }, eventResultOf(result))?.result ?? null

const MIRRORED: Record<BetResult, BetResult> = {
  win: 'lose',
  win_half: 'lose_half',
  refund: 'refund',
  lose_half: 'win_half',
  lose: 'win',
}

describe('totals', () => {
  test('over and under are mirror images', () => {
    fc.assert(
      fc.property(lines, goals, (at, scored) => {
        const over = settleAsianTotal('over', at, scored)
        expect(settleAsianTotal('under', at, scored)).toBe(MIRRORED[over])
      }),
    )
  })

  test('a quarter line returns the mean of its two neighbours', () => {
    const quarterLines = fc.integer({ min: 0, max: 20 }).map((n) => 2 * n + 1)
    fc.assert(
      fc.property(quarterLines, goals, outcomes, prices, (quarters, scored, outcome, price) => {
        const exact = (at: number) => {
          const settled = settleAsianTotal(outcome, line(at), scored)
          const { numerator, denominator } = legMultiplier(settled, price)
          return (numerator * 4_000n) / denominator
        }
        expect(2n * exact(quarters)).toBe(exact(quarters - 1) + exact(quarters + 1))
      }),
    )
  })

  test('a higher line never helps over, one more goal never hurts it', () => {
    const value = (at: number, scored: number) => {
      const { numerator, denominator } = legMultiplier(
        settleAsianTotal('over', line(at), scored),
        odds(2_000n),
      )
      return Number(numerator) / Number(denominator)
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), goals, (at, scored) => {
        expect(value(at + 1, scored)).toBeLessThanOrEqual(value(at, scored))
        expect(value(at, scored + 1)).toBeGreaterThanOrEqual(value(at, scored))
      }),
    )
  })

  test.each(['2.3', '2.125', '', 'x', '1e1', ' 2', '2,5', '9999'])('%j is no line', (text) =>
    expect(parseLine(text)).toBeNull(),
  )

  test('a line reads back as written', () => {
    expect(formatLine(line(-3))).toBe('-0.75')
    expect(formatLine(parseLine('3')!)).toBe('3.00')
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (quarters) => {
        expect(parseLine(formatLine(line(quarters)))).toBe(quarters)
      }),
    )
  })
})

describe('the final result', () => {
  test('exactly one of home, draw and away wins at any score', () => {
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        const ended = ['home', 'draw', 'away'].map((outcome) =>
          endOf(
            { key: '1x2', specifiers: {}, outcome },
            { state: 'finished', score: { home, away } },
          ),
        )
        expect(ended.filter((each) => each === 'lose')).toHaveLength(2)
        expect(ended[home > away ? 0 : home === away ? 1 : 2]).toBe('win')
      }),
    )
  })
})

describe('selections', () => {
  test.each([
    [{ key: 'throw_ins', specifiers: { total: '9.50' }, outcome: 'over' }],
    [{ key: '1x2', specifiers: {}, outcome: 'over' }],
    [{ key: 'total', specifiers: {}, outcome: 'over' }],
    [{ key: 'total', specifiers: { total: '2.6' }, outcome: 'over' }],
  ])('%j is left to a person in every state', (selection) => {
    const score = { home: 9, away: 9 }
    expect(endOf(selection, { state: 'finished', score })).toBeNull()
    expect(endOf(selection, { state: 'abandoned', score })).toBeNull()
    expect(endOf(selection, { state: 'void' })).toBeNull()
  })
})

describe('tickets', () => {
  test('the order of the legs does not matter and the rounding happens once', () => {
    const legs = fc.array(fc.tuple(results, prices), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(stakes, legs, (stake, chosen) => {
        const ratios = chosen.map(([result, price]) => legMultiplier(result, price))
        const payout = settleTicket(stake, ratios)
        expect(settleTicket(stake, ratios.toReversed())).toBe(payout)
        const top = ratios.reduce((product, leg) => product * leg.numerator, stake as bigint)
        const bottom = ratios.reduce((product, leg) => product * leg.denominator, 1n)
        const error = payout * bottom - top
        expect(2n * error <= bottom && 2n * error > -bottom).toBe(true)
      }),
    )
  })

  test('published multiples: 100 × 1.475 × 1.84 × 2.10 and 100 × 0.5 × 1.84 × 2.10', () => {
    const others = [legMultiplier('win', odds(1_840n)), legMultiplier('win', odds(2_100n))]
    const stake = centavos(10_000n)
    expect(settleTicket(stake, [legMultiplier('win_half', odds(1_950n)), ...others])).toBe(56_994n)
    expect(settleTicket(stake, [legMultiplier('lose_half', odds(1_950n)), ...others])).toBe(19_320n)
  })

  test('half of 10.01 is 5.01 and the half of a half win is not rounded on its own', () => {
    expect(settleTicket(centavos(1_001n), [legMultiplier('lose_half', odds(1_900n))])).toBe(501n)
    expect(settleTicket(centavos(3_333n), [legMultiplier('win_half', odds(1_950n))])).toBe(4_916n)
  })
})
