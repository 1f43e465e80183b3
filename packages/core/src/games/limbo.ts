export {
  limboPayTable,
  limboReturn,
  limboReturnToPlayer,
  limboWinningWords,
} from './limbo/pay-table.ts'
export type { LimboPayRow } from './limbo/pay-table.ts'
export {
  isLimboWin,
  LIMBO_ALGORITHM_VERSION,
  LIMBO_MAX_TARGET_X100,
  LIMBO_MIN_TARGET_X100,
  LIMBO_WORDS,
  limboMultiplierX10000,
  limboResult,
  limboResultFrom,
  limboResultOfWord,
  playLimbo,
  quoteLimbo,
} from './limbo/rules.ts'
export type { LimboBet, LimboParams, LimboQuote, LimboRefusal, LimboRound } from './limbo/rules.ts'
