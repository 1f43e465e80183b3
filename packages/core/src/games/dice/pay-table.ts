import type { ExactShare, ReturnToPlayer } from '../limits.ts'
import { DICE_MAX_CHANCE, DICE_OUTCOMES, diceMultiplierX10000, diceTarget } from './rules.ts'

/** The exact return of a target with `chance` winning rolls, before the centavo's rounding. */
export const diceReturn = (chance: number): ExactShare => ({
  numerator: BigInt(chance) * BigInt(diceMultiplierX10000(chance)),
  denominator: BigInt(DICE_OUTCOMES) * 10_000n,
})

/** The lowest and highest return over every target that can be played, by enumeration. */
export function diceReturnToPlayer(): ReturnToPlayer {
  let min = Infinity
  let max = 0
  for (let chance = 1; chance <= DICE_MAX_CHANCE; chance++) {
    const { numerator, denominator } = diceReturn(chance)
    const share = Number(numerator) / Number(denominator)
    min = Math.min(min, share)
    max = Math.max(max, share)
  }
  return { min, max }
}

export type DicePayRow = {
  readonly winChanceX100: number
  readonly overTargetX100: number
  readonly underTargetX100: number
  readonly multiplierX10000: number
}

const SHOWN_CHANCES = [
  1, 10, 100, 500, 1_000, 2_000, 2_475, 3_300, 4_950, 6_600, 7_500, 9_000, 9_500, 9_800,
]

/** The rows of the pay table: a spread of win chances by default, any others on request. */
export function dicePayTable(chances: readonly number[] = SHOWN_CHANCES): DicePayRow[] {
  return chances.map((chance) => ({
    winChanceX100: chance,
    overTargetX100: diceTarget(chance, 'over').targetX100,
    underTargetX100: diceTarget(chance, 'under').targetX100,
    multiplierX10000: diceMultiplierX10000(chance),
  }))
}
