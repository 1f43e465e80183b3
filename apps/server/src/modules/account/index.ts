export { anonymisePlayer, isAnonymous } from './anonymise.ts'
export { closedBefore, erasePlayer } from './erase-player.ts'
export { accountTerms } from './account-terms.ts'
export { confirmPassword } from './confirm-password.ts'
export { confirmOnce } from './confirm-once.ts'
export { confirmFactor } from './confirm-factor.ts'
export { confirmPayment } from './passkey/permits.ts'
export { countInvited, countJoined, keepInvitedCounts } from './count-invited.ts'
export { deviceFacts } from './device-facts.ts'
export { heldByRelease, lastGuardChange } from './guard-change.ts'
export { countFailure, forgetFailures, takeFailureBack } from './failures/failures.ts'
export { forgetOldFailures } from './failures/forget-old-failures.ts'
export type { CountedFailure } from './failures/failures.ts'
export { isPhoneConfirmed } from './phone/phone-state.ts'
export { releasePhone } from './phone/release-phone.ts'
export { agentsAbove, directlyInvited, invitedAfter } from './invited.ts'
export { invitedOnLevel, originsOf } from './invited.ts'
export { sharingAddresses, sharingDevices, sharingPhone } from './linked.ts'
export { accountRoutes } from './routes.ts'
export { createSessions } from './sessions/sessions.ts'
export type { SessionStore } from './sessions/sessions.ts'
export {
  findIdByEmail,
  findPlayer,
  getPlayer,
  getPlayers,
  exactLevelRow,
  levelRow,
  playersAfter,
  registrationDays,
  registrationMonths,
} from './player-store.ts'
export type { Player } from './player-store.ts'
export { isSessionOpen } from './sessions/is-session-open.ts'
export { socketTickets } from './socket-tickets.ts'
export { findTestAccount, hasTestAccounts, markTestPlayer, testPlayers } from './test-account.ts'
export { releaseFactor } from './second-factor/release-factor.ts'
export { sealedAccount } from './second-factor/sealed.ts'
export { secondFactorOf } from './second-factor/second-factor.ts'
export { checkNewPassword } from './password.ts'
export { sendResetFor } from './reset/send-code.ts'
export {
  closedAmong,
  closeUnlessSuspended,
  findRestriction,
  liftRestriction,
  restrictionsOf,
  restrictPlayer,
} from './restrictions.ts'
export type { Restriction } from './restrictions.ts'
export { tellClosedMoney } from './closed-money.ts'
export { endedAmong } from './sessions/ended-among.ts'
export { endSessionsOf } from './sessions/end-sessions.ts'
export { listSessions, playersSeenSince } from './sessions/list-sessions.ts'
