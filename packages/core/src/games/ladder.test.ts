import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { cashOut, climb, startRefusal, stepAt, stepsWithin } from './ladder.ts'
import type { Climbed, Ladder } from './ladder.ts'
import { SOLO_LIMITS } from './limits.ts'
import { mines } from './mines/rules.ts'
import { rowDouble } from './row-double/rules.ts'

const stake = centavos(1_000n)
const three = { mines: 3 }
const board = [0, 1, 2]

test.each([
  [49n, 'stake_below_minimum'],
  [500_001n, 'stake_above_maximum'],
  [500_000n, 'payout_above_maximum'],
  [50n, null],
] as const)('starting with %s centavos and 24 mines: %s', (count, code) => {
  expect(startRefusal(mines, { params: { mines: 24 }, stake: centavos(count) })).toBe(code)
})

test('a safe tile goes on, a mine loses everything', () => {
  const round = { params: three, stake, board, picks: [] }
  expect(climb(mines, round, 7)).toEqual({ ok: true, value: { picks: [7], ended: null } })
  expect(climb(mines, { ...round, picks: [7] }, 1)).toEqual({
    ok: true,
    value: { picks: [7, 1], ended: { end: 'lost', multiplierX10000: 0, payout: 0n } },
  })
})

test.each([[25], [-1], [1.5], [Number.NaN], [7]])('tile %d cannot be chosen', (tile) => {
  const round = { params: three, stake, board, picks: [7] }
  expect(climb(mines, round, tile)).toEqual({ ok: false, code: 'tile_out_of_range' })
})

test('nothing can be cashed out before the first safe step', () => {
  const round = { params: three, stake, picks: [] }
  expect(cashOut(mines, round)).toEqual({ ok: false, code: 'cash_out_too_early' })
  expect(cashOut(mines, { ...round, picks: [7, 8] })).toEqual({
    ok: true,
    value: { end: 'cashed_out', multiplierX10000: 12_857, payout: 1_285n },
  })
})

test('the last safe tile cashes out by itself', () => {
  const round = { params: { mines: 24 }, stake: centavos(100n), board: range(24), picks: [] }
  expect(climb(mines, round, 24)).toEqual({
    ok: true,
    value: { picks: [24], ended: { end: 'completed', multiplierX10000: 247_500, payout: 2_475n } },
  })
})

test('a step that would pay more than the limit ends the round before it', () => {
  const params = { difficulty: 'hard' as const }
  const tower = range(9).map(() => [0])
  const limits = { ...SOLO_LIMITS, maxPayout: centavos(4_000n) }
  const round = { params, stake, board: tower, picks: [0] }
  expect(climb(rowDouble, round, 0, limits)).toEqual({
    ok: true,
    value: {
      picks: [0, 0],
      ended: { end: 'max_payout', multiplierX10000: 39_200, payout: 3_920n },
    },
  })
})

test('no walk pays more than its pay table or the limit, and every walk ends', () => {
  const walk = <P, B>(ladder: Ladder<P, B>) =>
    fc.property(
      fc.constantFrom(...ladder.variants),
      fc.bigInt({ min: 50n, max: 500_000n }).map(centavos),
      fc.stringMatching(/^[0-9a-f]{64}$/),
      fc.infiniteStream(fc.nat({ max: 100 })),
      (params, amount, serverSeed, choices) => {
        if (startRefusal(ladder, { params, stake: amount })) return
        const board = ladder.draw({ serverSeed, clientSeed: 'walk', nonce: 1 }, params)
        let now: Climbed = { picks: [], ended: null }
        for (let step = 0; now.ended === null; step++) {
          const left = ladder.choices(params, now.picks)
          const choice = left[choices.next().value! % left.length]!
          const next = climb(ladder, { params, stake: amount, board, picks: now.picks }, choice)
          if (!next.ok) throw new Error(next.code)
          now = next.value
          expect(now.picks).toHaveLength(step + 1)
        }
        const { end, payout } = now.ended
        const cleared = now.picks.length
        expect(payout).toBe(
          end === 'lost' ? 0n : stepAt(ladder, { params, stake: amount }, cleared).payout,
        )
        expect(payout <= SOLO_LIMITS.maxPayout).toBe(true)
      },
    )
  fc.assert(walk(mines))
  fc.assert(walk(rowDouble))
})

test('so many steps as are foreseen are taken when all of them are safe, and no more', () => {
  const climbed = <P, B>(ladder: Ladder<P, B>, boardOf: (params: P) => B) =>
    fc.property(
      fc.constantFrom(...ladder.variants),
      fc.bigInt({ min: 50n, max: 500_000n }).map(centavos),
      fc.integer({ min: 1, max: 24 }),
      (params, amount, wanted) => {
        const start = { params, stake: amount }
        if (startRefusal(ladder, start)) return
        const round = { ...start, board: boardOf(params) }
        let now: Climbed = { picks: [], ended: null }
        while (now.ended === null && now.picks.length < wanted) {
          const next = climb(ladder, { ...round, picks: now.picks }, now.picks.length)
          if (!next.ok) throw new Error(next.code)
          now = next.value
        }
        expect(stepsWithin(ladder, start, wanted)).toBe(now.picks.length)
      },
    )
  fc.assert(climbed(mines, (params) => range(25).slice(25 - params.mines)))
  const lit = range(9).map((row) => [row])
  fc.assert(climbed({ ...rowDouble, choices: () => range(9) }, () => lit))
})

function range(length: number) {
  return Array.from({ length }, (_, index) => index)
}

test('a first step and a next one may pay the limit to the centavo', () => {
  const params = { difficulty: 'hard' as const }
  const first = rowDouble.multiplierX10000(params, 1)
  const maxPayout = centavos(BigInt(first) / 10n)
  const least = { params, stake: centavos(1_000n) }
  expect(startRefusal(rowDouble, least, { ...SOLO_LIMITS, maxPayout })).toBeNull()
  expect(
    startRefusal(rowDouble, least, { ...SOLO_LIMITS, maxPayout: centavos(maxPayout - 1n) }),
  ).toBe('payout_above_maximum')
  const third = centavos(BigInt(rowDouble.multiplierX10000(params, 3)) / 10n)
  const round = { ...least, board: range(9).map(() => [0]), picks: [0] }
  const go = (limit: bigint) =>
    climb(rowDouble, round, 0, { ...SOLO_LIMITS, maxPayout: centavos(limit) })
  expect(go(third)).toEqual({ ok: true, value: { picks: [0, 0], ended: null } })
  expect(go(third - 1n)).toMatchObject({ value: { ended: { end: 'max_payout' } } })
})
