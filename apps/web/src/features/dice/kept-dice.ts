import { keepFor, keptStake, readKept } from '../../game-table/kept-game.ts'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { FIRST_TERMS, withChance } from './dice-terms.ts'
import type { DiceTerms } from './dice-terms.ts'

export type DiceChoice = { readonly stake: Money; readonly terms: DiceTerms }

/** Stake and terms as the player left them on this device. */
export function readDice(): DiceChoice {
  const kept = readKept('dice')
  const direction = kept['direction'] === 'under' ? 'under' : 'over'
  const chance = Number.isInteger(kept['chance']) ? Number(kept['chance']) : FIRST_TERMS.chance
  return { stake: keptStake('dice'), terms: withChance({ chance, direction }, chance) }
}

/** Keeps the player's choice for the next visit. */
export const keepDice = ({ stake, terms }: DiceChoice) =>
  keepFor('dice', { stake: formatMoney(stake), ...terms })
