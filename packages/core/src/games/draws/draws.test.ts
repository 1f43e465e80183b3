import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDraw, drawHmac, drawOutcome, linkBefore, previousLink } from '../../fairness.ts'
import { centavos } from '../../money.ts'
import { DOUBLE_OUTCOMES, DOUBLE_STRIP, DOUBLE_TABLE, doubleColor } from '../double.ts'
import {
  LUCKY_COLOR_STANDARD,
  LUCKY_COLOR_UNIFORM,
  luckyColors,
  luckySize,
} from '../lucky-color.ts'
import { DRAW_LIMITS, drawPayout, quoteDraw } from './bets.ts'
import { DOUBLE_VECTORS, LUCKY_VECTORS, STANDARD_ROWS, UNIFORM_ROWS } from './draw-vectors.ts'
import {
  DRAW_CHANNELS,
  DRAW_TIMINGS,
  drawChannelOf,
  drawSlotAt,
  isTooLateToDraw,
} from './schedule.ts'
import { drawReturn, drawReturnMillionths, unfairSelections } from './tables.ts'

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/)

describe('the chain', () => {
  test.each([
    ...DOUBLE_VECTORS.map((vector) => ({ ...vector, outcomes: 15 })),
    ...LUCKY_VECTORS.map((vector) => ({ ...vector, outcomes: 10 })),
  ])('link $position of $outcomes outcomes gives $outcome', (vector) => {
    const { hmac, outcome, ...claim } = vector
    expect(checkDraw(claim)).toEqual({
      hash: vector.previousSeed,
      followsPrevious: true,
      reachesTerminatingHash: true,
      hmac,
      outcome,
    })
  })

  test('each link is the SHA-256 of the text of the next one', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 20 }), (seed, steps) => {
        let expected = seed
        for (let i = 0; i < steps; i++) {
          expected = createHash('sha256').update(expected, 'utf8').digest('hex')
        }
        expect(linkBefore(seed, steps)).toBe(expected)
      }),
    )
  })

  test('the outcome is the whole 256-bit number scaled, whatever a double would round', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.constantFrom(10, 15), (seed, salt, outcomes) => {
        const digest = createHmac('sha256', seed).update(salt).digest('hex')
        expect(drawHmac(seed, salt)).toBe(digest)
        const exact = (BigInt(`0x${digest}`) * BigInt(outcomes)) / 2n ** 256n
        expect(drawOutcome(seed, salt, outcomes)).toBe(Number(exact))
      }),
    )
  })

  test('a forged seed, link, position or terminating hash is found out', () => {
    const { hmac: _, outcome: __, ...good } = { ...DOUBLE_VECTORS[1]!, outcomes: 15 }
    expect(checkDraw({ ...good, seed: previousLink(good.seed) }).followsPrevious).toBe(false)
    expect(checkDraw({ ...good, previousSeed: good.seed }).followsPrevious).toBe(false)
    expect(checkDraw({ ...good, previousSeed: null }).followsPrevious).toBe(null)
    expect(checkDraw({ ...good, position: 2 }).reachesTerminatingHash).toBe(false)
    expect(checkDraw({ ...good, position: 0 }).reachesTerminatingHash).toBe(false)
    expect(checkDraw({ ...good, terminatingHash: good.seed }).reachesTerminatingHash).toBe(false)
  })
})

describe('double', () => {
  test('one white, seven red and seven black tiles, each once on the strip', () => {
    const colors = Array.from({ length: DOUBLE_OUTCOMES }, (_, roll) => doubleColor(roll))
    expect(colors.filter((color) => color === 'white')).toHaveLength(1)
    expect(colors.filter((color) => color === 'red')).toHaveLength(7)
    expect(colors.filter((color) => color === 'black')).toHaveLength(7)
    expect(DOUBLE_STRIP.toSorted((a, b) => a - b)).toEqual(colors.map((_, roll) => roll))
  })

  test('[GAM-05] every colour returns exactly 14/15 over the fifteen outcomes', () => {
    for (const selection of ['red', 'black', 'white']) {
      const { numerator, denominator } = drawReturn(DOUBLE_TABLE, selection)
      expect(numerator * 15n).toBe(denominator * 14n)
    }
    expect(unfairSelections(DOUBLE_TABLE, 850_000)).toEqual([])
  })

  test('red and black together never win more than was staked', () => {
    const stake = centavos(100n)
    for (let roll = 0; roll < DOUBLE_OUTCOMES; roll++) {
      const both =
        drawPayout(DOUBLE_TABLE, { selection: 'red', stake }, roll) +
        drawPayout(DOUBLE_TABLE, { selection: 'black', stake }, roll)
      expect(both).toBe(roll === 0 ? 0n : 200n)
    }
  })
})

describe('luckyColor', () => {
  test.each([
    ['uniform', LUCKY_COLOR_UNIFORM, UNIFORM_ROWS],
    ['standard', LUCKY_COLOR_STANDARD, STANDARD_ROWS],
  ] as const)(
    '[GAM-05] the %s table pays and returns what the reference says',
    (_, table, rows) => {
      expect(Object.keys(table.selections).toSorted()).toEqual(
        rows.map(([name]) => name).toSorted(),
      )
      for (const [selection, hundredths, rtp] of rows) {
        expect(table.selections[selection]).toEqual(hundredths.map((value) => value * 100))
        expect(drawReturnMillionths(table, selection)).toBe(Math.round(rtp * 1_000_000))
      }
      expect(unfairSelections(table, 850_000)).toEqual([])
    },
  )

  test('colours and size of each digit', () => {
    const digits = Array.from({ length: 10 }, (_, digit) => digit)
    expect(digits.filter((digit) => luckyColors(digit).includes('green'))).toEqual([1, 3, 5, 7, 9])
    expect(digits.filter((digit) => luckyColors(digit).includes('red'))).toEqual([0, 2, 4, 6, 8])
    expect(digits.filter((digit) => luckyColors(digit).includes('violet'))).toEqual([0, 5])
    expect(digits.filter((digit) => luckySize(digit) === 'big')).toEqual([5, 6, 7, 8, 9])
  })

  test('a table below what the law asks for is named', () => {
    const table = { id: 't', outcomes: 2, selections: { low: [16_900, 0], high: [20_100, 0] } }
    expect(unfairSelections(table, 850_000)).toEqual(['low', 'high'])
  })
})

describe('a bet', () => {
  test('pays no more than its multiplier, and less than a centavo below it', () => {
    const selections = Object.keys(LUCKY_COLOR_UNIFORM.selections)
    fc.assert(
      fc.property(
        fc.constantFrom(...selections),
        fc.bigInt({ min: 50n, max: 500_000n }),
        fc.integer({ min: 0, max: 9 }),
        (selection, stake, outcome) => {
          const multiplier = BigInt(LUCKY_COLOR_UNIFORM.selections[selection]![outcome]!)
          const paid = drawPayout(
            LUCKY_COLOR_UNIFORM,
            { selection, stake: centavos(stake) },
            outcome,
          )
          expect(paid * 10_000n <= stake * multiplier).toBe(true)
          expect((paid + 1n) * 10_000n > stake * multiplier).toBe(true)
        },
      ),
    )
  })

  test.each([
    ['green', 50n, undefined],
    ['green', 49n, 'stake_below_minimum'],
    ['green', 500_000n, undefined],
    ['green', 500_001n, 'stake_above_maximum'],
    ['number10', 100n, 'selection_unknown'],
    ['toString', 100n, 'selection_unknown'],
  ] as const)('on %s with %d centavos is refused for %s', (selection, stake, code) => {
    const quote = quoteDraw(LUCKY_COLOR_UNIFORM, { selection, stake: centavos(stake) })
    expect(quote.ok ? undefined : quote.code).toBe(code)
  })

  test('that could return more than the maximum is refused', () => {
    const limits = { ...DRAW_LIMITS, maxPayout: centavos(13_999n) }
    const bet = { selection: 'white', stake: centavos(1_000n) }
    expect(quoteDraw(DOUBLE_TABLE, bet, limits)).toEqual({
      ok: false,
      code: 'payout_above_maximum',
    })
    expect(quoteDraw(DOUBLE_TABLE, bet)).toEqual({ ok: true, value: 14_000n })
  })
})

describe('the schedule', () => {
  const at = Date.parse('2026-11-21T15:00:42.123Z')

  test('a round is named by the day in Brasília, its channel and its number of the day', () => {
    expect(drawSlotAt('double', at).roundId).toBe('20261121011442')
    expect(drawSlotAt('lucky30s', at).roundId).toBe('20261121051442')
    expect(drawSlotAt('lucky1m', at).roundId).toBe('20261121100721')
    expect(drawSlotAt('lucky3m', at).roundId).toBe('20261121300241')
    expect(drawSlotAt('lucky5m', at).roundId).toBe('20261121500145')
    expect(drawSlotAt('lucky5m', Date.parse('2026-11-21T02:59:59.999Z')).roundId).toBe(
      '20261120500288',
    )
    expect(drawSlotAt('lucky5m', Date.parse('2026-11-21T03:00:00Z')).roundId).toBe('20261121500001')
  })

  test('the id of a round names its channel, and nothing else does', () => {
    for (const channel of DRAW_CHANNELS) {
      expect(drawChannelOf(drawSlotAt(channel, at).roundId)).toBe(channel)
    }
    for (const id of ['', '77', '20261121021442', '2026112101144', '20261121011442x']) {
      expect(drawChannelOf(id)).toBeNull()
    }
  })

  test.each(DRAW_CHANNELS)('rounds of %s follow each other without a gap', (channel) => {
    const first = drawSlotAt(channel, at)
    expect(first.openAt).toBeLessThanOrEqual(at)
    expect(first.endAt).toBeGreaterThan(at)
    const next = drawSlotAt(channel, first.endAt)
    expect(next.openAt).toBe(first.endAt)
    expect(next.roundId > first.roundId).toBe(true)
    expect(drawSlotAt(channel, first.endAt - 1)).toEqual(first)
    expect(86_400_000 % DRAW_TIMINGS[channel].periodMs).toBe(0)
  })

  test('double takes bets for 15 s, rolls for 8 s and rests for 7 s; the others lock 5 s early', () => {
    const double = drawSlotAt('double', at)
    expect(double.lockAt - double.openAt).toBe(15_000)
    expect(double.completeAt - double.lockAt).toBe(8_000)
    expect(double.endAt - double.completeAt).toBe(7_000)
    for (const channel of DRAW_CHANNELS.filter((code) => code !== 'double')) {
      const slot = drawSlotAt(channel, at)
      expect(slot.endAt - slot.lockAt).toBe(5_000)
      expect(slot.drawAt).toBe(slot.endAt)
    }
  })

  test('a draw may be late by one period and no more', () => {
    expect(isTooLateToDraw('double', 0, 30_000)).toBe(false)
    expect(isTooLateToDraw('double', 0, 30_001)).toBe(true)
    expect(isTooLateToDraw('lucky5m', 0, 300_000)).toBe(false)
  })
})
