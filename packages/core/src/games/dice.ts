export { dicePayTable, diceReturn, diceReturnToPlayer } from './dice/pay-table.ts'
export type { DicePayRow } from './dice/pay-table.ts'
export { DICE_ALGORITHM_VERSION, diceRoll, playDice } from './dice/play.ts'
export type { DiceBet, DiceRound } from './dice/play.ts'
export {
  DICE_MAX_CHANCE,
  DICE_OUTCOMES,
  diceMaxStake,
  diceMultiplierX10000,
  diceTarget,
  diceWinChance,
  isDiceWin,
  quoteDice,
  rollFrom,
} from './dice/rules.ts'
export type { DiceDirection, DiceParams, DiceQuote, DiceRefusal } from './dice/rules.ts'
export type { ExactShare, GameLimits, ReturnToPlayer } from './limits.ts'
