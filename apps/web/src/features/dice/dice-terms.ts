import {
  DICE_MAX_CHANCE,
  diceMultiplierX10000,
  diceTarget,
  diceWinChance,
} from '@jogada/core/games/dice'
import type { DiceDirection } from '@jogada/core/games/dice'

/**
 * What the player bets on. The three linked fields are views of one number: how many of the 10,001
 * rolls win, which is also the chance in hundredths of a percent.
 */
export type DiceTerms = { readonly chance: number; readonly direction: DiceDirection }

export const FIRST_TERMS: DiceTerms = { chance: 4950, direction: 'over' }

/** 0.99 × 10,000 outcomes × 10,000, the numerator of the pay formula. */
const MULTIPLIER_NUMERATOR = 99_000_000

export const targetOf = ({ chance, direction }: DiceTerms): number =>
  diceTarget(chance, direction).targetX100

export const multiplierOf = ({ chance }: DiceTerms): number => diceMultiplierX10000(chance)

/** The terms with this chance, or the nearest that can be played. */
export const withChance = (terms: DiceTerms, chance: number): DiceTerms => ({
  ...terms,
  chance: Math.min(DICE_MAX_CHANCE, Math.max(1, Math.round(chance))),
})

/** The terms with this target in hundredths, or the nearest that can be played. */
export const withTarget = (terms: DiceTerms, targetX100: number): DiceTerms =>
  withChance(terms, diceWinChance({ targetX100, direction: terms.direction }))

/** The terms with the largest chance that still pays this multiplier, in ten-thousandths. */
export const withMultiplier = (terms: DiceTerms, multiplierX10000: number): DiceTerms =>
  withChance(terms, Math.floor(MULTIPLIER_NUMERATOR / Math.max(1, multiplierX10000)))

/** The same chance on a side of the rail. */
export const withDirection = (terms: DiceTerms, direction: DiceDirection): DiceTerms => ({
  ...terms,
  direction,
})
