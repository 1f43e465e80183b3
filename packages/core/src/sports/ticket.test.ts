import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos, timesRatio } from '../money.ts'
import { odds } from '../odds.ts'
import { cashOutOffer, partialCashOut, winOrLose } from './cash-out.ts'
import { BET_RESULTS } from './codes.ts'
import type { BetResult } from './codes.ts'
import { legMultiplier, legReturn, VOID, WON } from './leg.ts'
import { line } from './line.ts'
import { settleAsianHandicap } from './markets/settle-score.ts'
import { relatedPair, relationsOf } from './related.ts'
import { namedSystems, systemOf } from './systems-testkit.ts'
import { choose, isShapeOf, PARLAY, SINGLE, systemLines } from './systems.ts'
import { potentialReturn, settleTicketLegs, ticketMultiplier } from './ticket.ts'

const prices = fc.bigInt({ min: 1_010n, max: 20_000n }).map(odds)
const stakes = fc.bigInt({ min: 1n, max: 10_000_000n }).map(centavos)
const results = fc.constantFrom(...(Object.keys(BET_RESULTS) as BetResult[]))
const legs = fc.array(fc.record({ odds: prices, result: results.map((result) => ({ result })) }), {
  minLength: 3,
  maxLength: 8,
})

describe('handicaps', () => {
  const MIRRORED: Record<BetResult, BetResult> = {
    win: 'lose',
    win_half: 'lose_half',
    refund: 'refund',
    lose_half: 'win_half',
    lose: 'win',
  }
  const starts = fc.integer({ min: -20, max: 20 })
  const leads = fc.integer({ min: -8, max: 8 })

  test('home with a start and away against it are mirror images', () => {
    fc.assert(
      fc.property(starts, leads, (start, lead) => {
        const home = settleAsianHandicap(line(start), lead)
        expect(settleAsianHandicap(line(0 - start), -lead)).toBe(MIRRORED[home])
      }),
    )
  })

  test('a quarter start returns the mean of its two neighbours', () => {
    fc.assert(
      fc.property(starts, leads, prices, (half, lead, price) => {
        const exact = (quarters: number) => {
          const { numerator, denominator } = legMultiplier(
            settleAsianHandicap(line(quarters), lead),
            price,
          )
          return (numerator * 4_000n) / denominator
        }
        const at = 2 * half + 1
        expect(2n * exact(at)).toBe(exact(at - 1) + exact(at + 1))
      }),
    )
  })
})

describe('systems', () => {
  test('every named system has as many lines as it is known for', () => {
    const lines = Object.fromEntries(
      namedSystems.map(({ name, shape, legs }) => [name, systemLines(shape, legs)]),
    )
    expect(lines).toEqual({
      trixie: 4,
      patent: 7,
      yankee: 11,
      lucky_15: 15,
      canadian: 26,
      lucky_31: 31,
      heinz: 57,
      lucky_63: 63,
      super_heinz: 120,
      goliath: 247,
    })
  })

  test('a system pays what its lines would pay as parlays, each with its share of the stake', () => {
    fc.assert(
      fc.property(legs, stakes, fc.nat(), (given, stake, seed) => {
        const size = 1 + (seed % given.length)
        const settled = settleTicketLegs({ stake, shape: systemOf(size), legs: given })!
        let top = 0n
        const bottom = 2_000n ** BigInt(size)
        for (const line of combinations(given, size)) {
          top += line.reduce((product, leg) => {
            const { numerator, denominator } = legReturn(leg.result, leg.odds)
            return (product * numerator * 2_000n) / denominator
          }, 1n)
        }
        expect(settled.payout).toBe(
          timesRatio(stake, top, bottom * BigInt(choose(given.length, size))),
        )
      }),
    )
  })

  test('one banker of 2/3 stands in both of its lines', () => {
    const shape = systemOf(2, [0])
    expect(systemLines(shape, 3)).toBe(2)
    const [two, three, four] = [2n, 3n, 4n].map((numerator) => ({ numerator, denominator: 1n }))
    expect(ticketMultiplier(shape, [two!, three!, four!])).toEqual({
      numerator: 7n,
      denominator: 1n,
    })
  })

  test('a size of all legs is a parlay', () => {
    fc.assert(
      fc.property(legs, stakes, (given, stake) => {
        const parlay = settleTicketLegs({ stake, shape: PARLAY, legs: given })!
        const system = settleTicketLegs({ stake, shape: systemOf(given.length), legs: given })!
        expect(system).toEqual(parlay)
      }),
    )
  })

  test.each([
    [SINGLE, 2],
    [PARLAY, 1],
    [systemOf(2), 2],
    [systemOf(5), 4],
    [{ kind: 'system', sizes: [2, 2] } as const, 4],
    [{ kind: 'system', sizes: [] } as const, 4],
    [systemOf(1, [0]), 4],
    [systemOf(2, [4]), 4],
  ])('%j is no shape of %d legs', (shape, count) => expect(isShapeOf(shape, count)).toBe(false))
})

describe('tickets', () => {
  test('the order of the legs of a parlay does not matter', () => {
    fc.assert(
      fc.property(legs, stakes, (given, stake) => {
        const one = settleTicketLegs({ stake, shape: PARLAY, legs: given })
        expect(settleTicketLegs({ stake, shape: PARLAY, legs: given.toReversed() })).toEqual(one)
      }),
    )
  })

  test('a void leg leaves the rest as if it had never been there', () => {
    fc.assert(
      fc.property(legs, stakes, prices, (given, stake, price) => {
        const without = settleTicketLegs({ stake, shape: PARLAY, legs: given })!
        const withVoid = [...given, { odds: price, result: VOID }]
        expect(settleTicketLegs({ stake, shape: PARLAY, legs: withVoid })!.payout).toBe(
          without.payout,
        )
      }),
    )
  })

  test('a parlay is lost with its first lost leg, a system once no line can win', () => {
    const open = { odds: odds(2_000n), result: null }
    const lost = { odds: odds(2_000n), result: { result: 'lose' } as const }
    const stake = centavos(1_000n)
    expect(settleTicketLegs({ stake, shape: PARLAY, legs: [open, lost] })?.result).toBe('lose')
    expect(settleTicketLegs({ stake, shape: PARLAY, legs: [open, open] })).toBeNull()
    const system = (legs: (typeof open | typeof lost)[]) =>
      settleTicketLegs({ stake, shape: systemOf(2), legs })
    expect(system([open, open, lost])).toBeNull()
    expect(system([open, lost, lost])?.result).toBe('lose')
  })

  test('a dead heat pays the odds on its share only, so that a win can be a loss', () => {
    const deadHeat = { numerator: 1n, denominator: 3n }
    const settled = settleTicketLegs({
      stake: centavos(1_000n),
      shape: SINGLE,
      legs: [{ odds: odds(2_000n), result: { result: 'win', deadHeat } }],
    })
    expect(settled).toEqual({ result: 'win', payout: 667n, counted: 1_000n })
  })

  test('only a single that was half won or lost counts by half as play', () => {
    const half = { odds: odds(2_000n), result: { result: 'lose_half' } as const }
    const stake = centavos(1_001n)
    expect(settleTicketLegs({ stake, shape: SINGLE, legs: [half] })!.counted).toBe(500n)
    expect(settleTicketLegs({ stake, shape: PARLAY, legs: [half, half] })).toEqual({
      result: 'lose_half',
      payout: 250n,
      counted: 1_001n,
    })
  })
})

describe('cash-out', () => {
  test('a ticket that is won already is worth its payout, whatever the margin', () => {
    fc.assert(
      fc.property(stakes, fc.array(prices, { minLength: 1, maxLength: 6 }), (stake, chosen) => {
        const shape = chosen.length > 1 ? PARLAY : SINGLE
        const offer = cashOutOffer({
          stake,
          shape,
          legs: chosen.map((price) => ({ odds: price, state: { settled: WON } })),
        })
        const won = chosen.map((price) => ({ odds: price, result: WON }))
        expect(offer).toBe(settleTicketLegs({ stake, shape, legs: won })!.payout)
      }),
    )
  })

  test('an offer is never more than the ticket can return, and never grows with the margin', () => {
    const chances = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        stakes,
        prices,
        chances,
        fc.bigInt(0n, 1_000_000n),
        (stake, price, chance, margin) => {
          const legs = [{ odds: price, state: { chances: winOrLose(chance) } }]
          const offer = cashOutOffer({ stake, shape: SINGLE, legs }, margin)
          const best = potentialReturn({
            stake,
            shape: SINGLE,
            legs: [{ odds: price, result: null }],
          })
          expect(offer <= best).toBe(true)
          expect(offer <= cashOutOffer({ stake, shape: SINGLE, legs }, 0n)).toBe(true)
        },
      ),
    )
  })

  test('parts of a ticket never bring more than the whole offer, and the whole brings all of it', () => {
    fc.assert(
      fc.property(
        fc.bigInt(2n, 9_000_000n).map(centavos),
        stakes,
        fc.bigInt(1n, 500_000n),
        (stake, offer, fraction) => {
          const { paid, remainingStake } = partialCashOut(stake, offer, fraction)
          expect(remainingStake > 0n && remainingStake < stake).toBe(true)
          // what the rest is worth by the same offer, without dividing
          expect(paid * stake + remainingStake * offer <= offer * stake).toBe(true)
          expect(partialCashOut(stake, offer, 1_000_000n)).toEqual({
            paid: offer,
            remainingStake: 0n,
          })
        },
      ),
    )
    expect(() => partialCashOut(centavos(1n), centavos(200n), 500_000n)).toThrow(RangeError)
  })

  test('a small ticket that is sold percent by percent pays no more than at once', () => {
    for (const cents of [101n, 149n, 199n, 250n]) {
      const worth = 4n
      let stake = centavos(cents)
      let sum = 0n
      while (stake > 1n) {
        const sold = partialCashOut(stake, centavos(stake * worth), 10_000n)
        sum += sold.paid
        stake = sold.remainingStake
      }
      expect(sum + stake * worth <= cents * worth).toBe(true)
    }
  })
})

describe('related legs', () => {
  const of = (eventId: string, competitors: readonly string[], facts = {}) =>
    relationsOf({ eventId, competitionId: 'br1', competitors, ...facts })
  const match = of('m1', ['fla', 'pal'])
  const other = of('m2', ['gre', 'int'])
  const again = of('m3', ['int', 'fla'])
  const outright = of('o1', ['int'], { isOutright: true })
  const relegation = of('o2', ['int'], { isOutright: true })
  const elsewhere = of('m4', ['int', 'sao'], { competitionId: 'cup' })

  test('one event twice is refused, and so is an outright with a match of the same club', () => {
    expect(relatedPair([match, other, match])).toEqual([0, 2])
    expect(relatedPair([match, other, outright])).toEqual([1, 2])
    expect(relatedPair([match, outright, again])).toEqual([1, 2])
    expect(relatedPair([relegation, match, outright])).toEqual([0, 2])
    expect(relatedPair([match, outright, elsewhere])).toBeNull()
  })

  test('two matches of one club can stand together', () => {
    expect(relatedPair([match, other, again])).toBeNull()
  })
})

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

test('there is no way to choose more than there are, or fewer than none', () => {
  expect([choose(3, 4), choose(3, -1), choose(3, 0), choose(3, 3)]).toEqual([0, 0, 1, 1])
})

test('a single has one leg, and a system may hold its first and its last as bankers', () => {
  expect([isShapeOf(SINGLE, 1), isShapeOf(SINGLE, 2)]).toEqual([true, false])
  expect(isShapeOf({ kind: 'system', sizes: [3], bankers: [0, 3] }, 4)).toBe(true)
  expect(isShapeOf({ kind: 'system', sizes: [3], bankers: [0, 4] }, 4)).toBe(false)
  expect(isShapeOf({ kind: 'system', sizes: [3], bankers: [-1] }, 4)).toBe(false)
  expect(isShapeOf({ kind: 'system', sizes: [3], bankers: [0.5] }, 4)).toBe(false)
  expect(isShapeOf({ kind: 'system', sizes: [2, 5] }, 4)).toBe(false)
  expect(isShapeOf({ kind: 'system', sizes: [2, 0] }, 4)).toBe(false)
})

test('a sale asks for a margin and a part between nothing and all, and for chances that are some', () => {
  const ten = centavos(1_000n)
  const legsAt = (chance: number) => [{ odds: odds(2_000n), state: { chances: winOrLose(chance) } }]
  const offer = (chance: number, margin?: bigint) =>
    cashOutOffer({ stake: ten, shape: SINGLE, legs: legsAt(chance) }, margin)
  expect([offer(0.5, 0n), offer(0.5, 1_000_000n)]).toEqual([1_000n, 0n])
  for (const margin of [-1n, 1_000_001n]) {
    expect(() => offer(0.5, margin)).toThrow('a margin is between 0 and 1')
  }
  for (const chance of [-0.01, 1.01, Number.NaN]) {
    expect(() => offer(chance)).toThrow('not a probability')
  }
  for (const part of [-1n, 0n, 1_000_001n]) {
    expect(() => partialCashOut(ten, ten, part)).toThrow('a fraction is above 0, up to 1')
  }
})

test.each([
  ['win', 101n],
  ['lose', 101n],
  ['win_half', 50n],
  ['lose_half', 50n],
  ['refund', 0n],
] as const)('of a single of 101 centavos that ended %s, %s count as play', (result, counted) => {
  const legsOf = (count: number) =>
    Array.from({ length: count }, () => ({ odds: odds(2_000n), result: { result } }))
  const stake = centavos(101n)
  expect(settleTicketLegs({ stake, shape: SINGLE, legs: legsOf(1) })!.counted).toBe(counted)
  // a parlay was at risk whole, unless every leg went back
  const whole = result === 'refund' ? 0n : 101n
  expect(settleTicketLegs({ stake, shape: PARLAY, legs: legsOf(2) })!.counted).toBe(whole)
})
