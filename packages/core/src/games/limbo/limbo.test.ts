import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serverSeedHash } from '../../fairness/seeds.ts'
import { centavos } from '../../money.ts'
import { SOLO_LIMITS } from '../limits.ts'
import {
  LIMBO_DOUBLE_WORDS,
  LIMBO_RESULTS_BELOW_ONE,
  LIMBO_RETURN_ROWS,
  LIMBO_VECTORS,
  LIMBO_WORST_RETURNS,
} from './limbo-vectors.ts'
import { limboPayTable, limboReturn, limboReturnToPlayer, limboWinningWords } from './pay-table.ts'
import {
  isLimboWin,
  LIMBO_WORDS,
  limboResult,
  limboResultFrom,
  limboResultOfWord,
  playLimbo,
  quoteLimbo,
} from './rules.ts'

const targets = fc.integer({ min: 101, max: 1_000_000 })
/** Small enough that no target pays too much. */
const stakes = fc.bigInt({ min: 50n, max: 1_000n }).map(centavos)

describe('the result', () => {
  test.each(LIMBO_VECTORS)('nonce $nonce of $clientSeed gives $resultX100', (vector) => {
    expect(limboResult(vector)).toBe(vector.resultX100)
    expect(serverSeedHash(vector.serverSeed)).toBe(vector.serverSeedHash)
  })

  test('runs from 0.99 to 16,609,443.84', () => {
    expect(limboResultFrom(0)).toBe(1_660_944_384)
    expect(limboResultFrom((2 ** 32 - 1) / 2 ** 32)).toBe(99)
  })

  test('is computed in doubles: over all 2^24 words, 44 lie a hundredth below the quotient', () => {
    const differing: [number, number][] = []
    let belowOne = 0
    for (let k = 0; k < LIMBO_WORDS; k++) {
      const result = limboResultOfWord(k)
      if (result < 100) belowOne++
      // a double's error is far below 1e-6 here, so that only quotients this near can differ
      const quotient = 1_660_944_384 / (k + 1)
      if (quotient - result < 1 - 1e-6) continue
      const exact = 1_660_944_384n / BigInt(k + 1)
      if (BigInt(result) !== exact) differing.push([k, result])
    }
    expect(differing).toEqual(LIMBO_DOUBLE_WORDS)
    expect(belowOne).toBe(LIMBO_RESULTS_BELOW_ONE)
  })
})

describe('the pay table', () => {
  test.each(LIMBO_RETURN_ROWS)('a target of %d wins with %d words', (target, words, share) => {
    expect(limboWinningWords(target)).toBe(words)
    const { numerator, denominator } = limboReturn(target)
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(share, 8)
    expect(limboResultOfWord(words - 1)).toBeGreaterThanOrEqual(target)
    expect(limboResultOfWord(words)).toBeLessThan(target)
  })

  test.each(LIMBO_WORST_RETURNS.filter(([target]) => target <= 10_000))(
    '[GAM-05] of all targets up to %d× the worst returns %d',
    (target, worst) => {
      const { min, max } = limboReturnToPlayer(target * 100)
      expect(min).toBeCloseTo(worst, 12)
      expect(max).toBeLessThanOrEqual(0.99)
    },
  )

  test('[GAM-05] every target that can be played returns 98.94 % to 99 %', () => {
    const { min, max } = limboReturnToPlayer()
    expect(min).toBeGreaterThan(0.9894)
    expect(max).toBeLessThanOrEqual(0.99)
  })

  test('[GAM-04] the table shows words and return of each target', () => {
    expect(limboPayTable([198])).toEqual([
      { targetX100: 198, winningWords: 8_388_608, returnToPlayer: 0.99 },
    ])
    expect(limboPayTable().length).toBeGreaterThan(10)
  })
})

describe('a bet', () => {
  test.each([
    [100, 100n, 'limbo_target_out_of_range'],
    [1_000_001, 100n, 'limbo_target_out_of_range'],
    [150.5, 100n, 'limbo_target_out_of_range'],
    [Number.NaN, 100n, 'limbo_target_out_of_range'],
    [200, 49n, 'stake_below_minimum'],
    [200, 500_001n, 'stake_above_maximum'],
    [1_000_000, 1_001n, 'payout_above_maximum'],
  ] as const)('on %d staking %s is refused: %s', (targetX100, stake, code) => {
    expect(quoteLimbo({ targetX100 }, centavos(stake))).toEqual({ ok: false, code })
  })

  test('the greatest payout allowed is accepted to the centavo', () => {
    expect(quoteLimbo({ targetX100: 1_000_000 }, centavos(1_000n)).ok).toBe(true)
    const tight = { ...SOLO_LIMITS, maxPayout: centavos(201n) }
    expect(quoteLimbo({ targetX100: 200 }, centavos(100n), tight).ok).toBe(true)
    expect(quoteLimbo({ targetX100: 202 }, centavos(100n), tight).ok).toBe(false)
  })

  test('a result that equals the target wins, one hundredth below loses', () => {
    expect(isLimboWin({ targetX100: 200 }, 200)).toBe(true)
    expect(isLimboWin({ targetX100: 200 }, 199)).toBe(false)
  })

  test('a round pays its target exactly when it wins, and is the same for ever', () => {
    const seeds = fc.record({
      serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
      clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
      nonce: fc.nat(),
    })
    fc.assert(
      fc.property(seeds, targets, stakes, (seed, targetX100, stake) => {
        const played = playLimbo({ ...seed, params: { targetX100 }, stake })
        if (!played.ok) throw new Error(played.code)
        const won = limboResult(seed) >= targetX100
        expect(played.value.isWin).toBe(won)
        expect(played.value.payout).toBe(won ? (stake * BigInt(targetX100)) / 100n : 0n)
        expect(played.value.multiplierX10000).toBe(won ? targetX100 * 100 : 0)
        expect(playLimbo({ ...seed, params: { targetX100 }, stake })).toEqual(played)
      }),
    )
  })
})
