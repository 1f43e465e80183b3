import { formatMoney } from '@jogada/core'
import {
  DICE_LIMITS,
  DICE_MAX_CHANCE,
  DICE_OUTCOMES,
  diceReturnToPlayer,
} from '@jogada/core/games/dice'
import type { CallReply, game } from '@jogada/contract'

const MILLION = 1_000_000

/** Limits and enumerated return of dice, from the same code that plays it. */
export function diceRules(): CallReply<typeof game.diceRules> {
  const { min, max } = diceReturnToPlayer()
  return {
    minBet: formatMoney(DICE_LIMITS.minStake),
    maxBet: formatMoney(DICE_LIMITS.maxStake),
    maxPayout: formatMoney(DICE_LIMITS.maxPayout),
    minChance: 1,
    maxChance: DICE_MAX_CHANCE,
    outcomes: DICE_OUTCOMES,
    rtpMin: Math.floor(min * MILLION),
    rtpMax: Math.floor(max * MILLION),
  }
}
