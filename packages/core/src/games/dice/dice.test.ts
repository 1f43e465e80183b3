import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serverSeedHash } from '../../fairness/seeds.ts'
import { centavos } from '../../money.ts'
import { payoutAt, SOLO_LIMITS } from '../limits.ts'
import { DICE_RETURN_BOUNDS, DICE_RETURN_ROWS, DICE_VECTORS } from './dice-vectors.ts'
import { dicePayTable, diceReturn, diceReturnToPlayer } from './pay-table.ts'
import { diceRoll, playDice } from './play.ts'
import { DICE_OUTCOMES, diceMaxStake, diceMultiplierX10000 } from './rules.ts'
import { diceTarget, diceWinChance, isDiceWin, quoteDice, rollFrom } from './rules.ts'

const chances = fc.integer({ min: 1, max: 9_800 })
const directions = fc.constantFrom('over' as const, 'under' as const)
const stakes = fc.bigInt({ min: 50n, max: 500_000n }).map(centavos)
const evenMoney = { targetX100: 5_050, direction: 'over' } as const

describe('the roll', () => {
  test.each(DICE_VECTORS)('nonce $nonce of $clientSeed rolls $rollX100', (vector) => {
    expect(diceRoll(vector)).toBe(vector.rollX100)
    expect(serverSeedHash(vector.serverSeed)).toBe(vector.serverSeedHash)
  })

  test('covers 0.00 to 100.00 and nothing else', () => {
    expect(rollFrom(0)).toBe(0)
    expect(rollFrom((2 ** 32 - 1) / 2 ** 32)).toBe(10_000)
  })
})

describe('the pay table', () => {
  test('[GAM-05] [BAT-06] over every target the return stays in the declared bounds', () => {
    const declared = 9_900 / 10_001
    for (let chance = 1; chance <= 9_800; chance++) {
      const { numerator, denominator } = diceReturn(chance)
      expect(numerator * 10_001n <= 9_900n * denominator).toBe(true)
      expect(Number(numerator) / Number(denominator)).toBeGreaterThanOrEqual(declared - 0.0001)
    }
    const { min, max } = diceReturnToPlayer()
    expect(min).toBeCloseTo(DICE_RETURN_BOUNDS.min, 12)
    expect(max).toBeCloseTo(DICE_RETURN_BOUNDS.max, 12)
    expect(min).toBeGreaterThan(0.85)
  })

  test.each(DICE_RETURN_ROWS)('a chance of %d pays %d', (chance, multiplierX10000, share) => {
    const { numerator, denominator } = diceReturn(chance)
    expect(diceMultiplierX10000(chance)).toBe(multiplierX10000)
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(share, 8)
  })

  test('each win chance is the number of winning rolls, in both directions', () => {
    for (const chance of [1, 2, 99, 4_950, 5_000, 9_799, 9_800]) {
      for (const direction of ['over', 'under'] as const) {
        const params = diceTarget(chance, direction)
        let wins = 0
        for (let roll = 0; roll < DICE_OUTCOMES; roll++) wins += isDiceWin(params, roll) ? 1 : 0
        expect(wins).toBe(chance)
        expect(diceWinChance(params)).toBe(chance)
      }
    }
  })

  test('[GAM-04] the table shows targets, chance and multiplier', () => {
    expect(dicePayTable([4_950])).toEqual([
      {
        winChanceX100: 4_950,
        overTargetX100: 5_050,
        underTargetX100: 4_950,
        multiplierX10000: 20_000,
      },
    ])
    expect(dicePayTable().length).toBeGreaterThan(10)
  })
})

describe('a bet', () => {
  test.each([
    [{ targetX100: 10_000, direction: 'over' }, 100n, 'dice_target_out_of_range'],
    [{ targetX100: 199, direction: 'over' }, 100n, 'dice_target_out_of_range'],
    [{ targetX100: 0, direction: 'under' }, 100n, 'dice_target_out_of_range'],
    [{ targetX100: 9_801, direction: 'under' }, 100n, 'dice_target_out_of_range'],
    [{ targetX100: 50.5, direction: 'under' }, 100n, 'dice_target_out_of_range'],
    [{ targetX100: Number.NaN, direction: 'under' }, 100n, 'dice_target_out_of_range'],
    [evenMoney, 49n, 'stake_below_minimum'],
    [evenMoney, 0n, 'stake_below_minimum'],
    [evenMoney, 500_001n, 'stake_above_maximum'],
    [{ targetX100: 1, direction: 'under' }, 1_011n, 'payout_above_maximum'],
  ] as const)('%j staking %s is refused: %s', (params, stake, code) => {
    const seeds = { serverSeed: 'a', clientSeed: 'b', nonce: 1 }
    expect(playDice({ ...seeds, params, stake: centavos(stake) })).toEqual({ ok: false, code })
  })

  test('the largest stake offered is accepted and one centavo more is not', () => {
    fc.assert(
      fc.property(chances, directions, (chance, direction) => {
        const params = diceTarget(chance, direction)
        const most = diceMaxStake(params)
        expect(quoteDice(params, most).ok).toBe(true)
        expect(quoteDice(params, centavos(most + 1n)).ok).toBe(false)
      }),
    )
  })

  test('the greatest payout allowed is accepted to the centavo', () => {
    const quote = (maxPayout: bigint) =>
      quoteDice(evenMoney, centavos(51n), { ...SOLO_LIMITS, maxPayout: centavos(maxPayout) })
    expect(quote(102n).ok).toBe(true)
    expect(quote(101n)).toEqual({ ok: false, code: 'payout_above_maximum' })
  })

  test('a payout never exceeds stake times multiplier and misses it by less than a centavo', () => {
    fc.assert(
      fc.property(stakes, chances, (stake, chance) => {
        const multiplier = BigInt(diceMultiplierX10000(chance))
        const payout = payoutAt(stake, Number(multiplier))
        expect(payout * 10_000n <= stake * multiplier).toBe(true)
        expect((payout + 1n) * 10_000n > stake * multiplier).toBe(true)
      }),
    )
  })

  test('a round is what its roll says, and pays only a win', () => {
    const bets = fc.record({
      serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
      clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
      nonce: fc.nat(),
      params: fc
        .tuple(fc.integer({ min: 100, max: 9_800 }), directions)
        .map(([chance, direction]) => diceTarget(chance, direction)),
      stake: fc.bigInt({ min: 50n, max: 100_000n }).map(centavos),
    })
    fc.assert(
      fc.property(bets, (bet) => {
        const played = playDice(bet)
        if (!played.ok) throw new Error(played.code)
        const { rollX100, isWin, payout, offeredMultiplierX10000, multiplierX10000 } = played.value
        expect(rollX100).toBe(diceRoll(bet))
        expect(isWin).toBe(isDiceWin(bet.params, rollX100))
        expect(payout).toBe(isWin ? payoutAt(bet.stake, offeredMultiplierX10000) : 0n)
        expect(multiplierX10000).toBe(isWin ? offeredMultiplierX10000 : 0)
        expect(playDice(bet)).toEqual(played)
      }),
    )
  })

  test('a roll equal to the target loses both ways', () => {
    expect(isDiceWin({ targetX100: 5_000, direction: 'over' }, 5_000)).toBe(false)
    expect(isDiceWin({ targetX100: 5_000, direction: 'under' }, 5_000)).toBe(false)
  })

  test('limits of another configuration replace the shipped ones', () => {
    const limits = { ...SOLO_LIMITS, maxStake: centavos(100n) }
    expect(quoteDice(evenMoney, centavos(101n), limits)).toEqual({
      ok: false,
      code: 'stake_above_maximum',
    })
  })
})
