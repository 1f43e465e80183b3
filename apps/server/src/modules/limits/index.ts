export { checkDeposit } from './check-deposit.ts'
export { checkPlay } from './check-play.ts'
export { LOST_NET, PLAYED, STAKED } from './counters.ts'
export { getLimits, getPause } from './get-limits.ts'
export { renewTerms, TERMS_CHANGED } from './change-terms.ts'
export { guardLedger } from './guard-ledger.ts'
export { holdUnrestricted } from './hold-unrestricted.ts'
export {
  afterDays,
  afterMonths,
  isClosing,
  isMarketingBarred,
  isPlayOver,
  lastProtection,
  pausePlay,
} from './pause-play.ts'
export { createPlayTerms } from './play-terms.ts'
export type { PlayTermsMemory } from './play-terms.ts'
export { tightenLimit } from './set-limit.ts'
export { shutOut, shutOutLeft } from './shut-out.ts'
export { toolUseOf } from './tool-use.ts'
export { unplayedMoves, withTermsMoved } from './unplayed.ts'
export { limitsRoutes } from './routes.ts'
export { playCheck } from './play-check.ts'
