import type { ExactShare, ReturnToPlayer } from '../limits.ts'
import {
  LIMBO_MAX_TARGET_X100,
  LIMBO_MIN_TARGET_X100,
  LIMBO_WORDS,
  limboResultOfWord,
} from './rules.ts'

/** The exact result of word 0 times the house's share, in hundredths: 2^24 × 0.99 × 100. */
const HIGHEST_RESULT_X100 = 1_660_944_384

/** How many of the 2^24 words win at a target in hundredths. Results fall as words rise. */
export function limboWinningWords(targetX100: number): number {
  let words = Math.min(LIMBO_WORDS, Math.floor(HIGHEST_RESULT_X100 / targetX100))
  while (words > 0 && limboResultOfWord(words - 1) < targetX100) words--
  while (words < LIMBO_WORDS && limboResultOfWord(words) >= targetX100) words++
  return words
}

/** The exact return of a target, before the centavo's rounding. */
export const limboReturn = (targetX100: number): ExactShare => ({
  numerator: BigInt(targetX100) * BigInt(limboWinningWords(targetX100)),
  denominator: 100n * BigInt(LIMBO_WORDS),
})

/** The lowest and highest return over every target up to `maxTargetX100`, by enumeration. */
export function limboReturnToPlayer(maxTargetX100 = LIMBO_MAX_TARGET_X100): ReturnToPlayer {
  let min = Infinity
  let max = 0
  for (let target = LIMBO_MIN_TARGET_X100; target <= maxTargetX100; target++) {
    const share = (target * limboWinningWords(target)) / (100 * LIMBO_WORDS)
    if (share < min) min = share
    if (share > max) max = share
  }
  return { min, max }
}

export type LimboPayRow = {
  readonly targetX100: number
  readonly winningWords: number
  /** The return of this target as a share of the stake. */
  readonly returnToPlayer: number
}

const SHOWN_TARGETS = [
  101, 110, 125, 150, 198, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 1_000_000,
]

/** The rows of the pay table: a spread of targets by default, any others on request. */
export const limboPayTable = (targets: readonly number[] = SHOWN_TARGETS): LimboPayRow[] =>
  targets.map((targetX100) => {
    const { numerator, denominator } = limboReturn(targetX100)
    return {
      targetX100,
      winningWords: limboWinningWords(targetX100),
      returnToPlayer: Number(numerator) / Number(denominator),
    }
  })
