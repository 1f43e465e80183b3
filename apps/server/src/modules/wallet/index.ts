export { announceBalances } from './announce-balance.ts'
export { NET_DEPOSITS, netDeposits, RETURNED } from './counters.ts'
export { DEPOSITED, DEPOSITS_SO_FAR, FIRST_DEPOSIT, nextDeposit } from './counters.ts'
export type { NextDeposit } from './counters.ts'
export { PLAY_TAKEN_BACK, SPORT_DEBT, OWED, TURNOVER, WAGER_LOCKS, WITHDRAWN } from './counters.ts'
export { familyTurnover, turnoverMoves } from './counters.ts'
export { isDebt, owesNothing, readDebts } from './counters.ts'
export type { Debts } from './counters.ts'
export { OF_A_DEPOSIT } from './deposit-lock.ts'
export { getBalance } from './get-balance.ts'
export { listLocks } from './list-locks.ts'
export { lockedNow } from './locked-now.ts'
export { lockEnds, lockEndsOf } from './open-locks.ts'
export {
  countersAndTakenBack,
  playCountedAnew,
  playTakenBack,
  readTakenBackOf,
  standingOf,
} from './play-taken-back.ts'
export type { PlayMoves, PlayOf } from './play-taken-back.ts'
export { releaseLock, undoRelease } from './release-lock.ts'
export type { LockChange } from './release-lock.ts'
export { readReleasedLocks, releasedLocksOf } from './released-locks.ts'
export { isReversal, SPORT_DEBT_COLLECTED, stakedAndPaid } from './staked-and-paid.ts'
export { giftTaken, takeUnplayedGifts, unplayedGifts } from './unplayed-gifts.ts'
export { walletRoutes } from './routes.ts'
export { addLock, freeOf, getWagering, holdWagerLine } from './wagering.ts'
export { lockedOf, noNewLock, readWagerLine } from './wagering.ts'
export type { WagerLine } from './wagering.ts'
export { debtCheck } from './debt-check.ts'
export { takenBackCheck } from './taken-back-check.ts'
export { turnoverCheck } from './turnover-check.ts'
