import { ops } from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'
import type { TestServer } from './test-server.ts'

const { aml, approvals, barred, books, care, identity, legal, look, offers, opsAccount } = ops
const {
  passkeys,
  playerMoney,
  players,
  queues,
  readyAnswers,
  refunds,
  regulator,
  reportMail,
  settings,
  switches,
  tags,
} = ops
const { stakeLimits, trading, views, wellbeing, yearly } = ops

type Kind = ops.AuditAction

const decided = (step: 'approved' | 'refused') =>
  ops.approvals.approvalKinds.map((kind) => `${kind}.${step}` as const)

/** Every call of the back office that changes something, with one of the entries that it leaves. */
const traced: readonly (readonly [CallDefinition, ...Kind[]])[] = [
  [opsAccount.login, 'staff.logged_in', 'staff.login_failed', 'staff.address_refused'],
  [opsAccount.confirm, 'staff.enrolled'],
  [opsAccount.changePassword, 'staff.password_changed', 'staff.confirm_failed'],
  [opsAccount.endMySession, 'staff.sessions_ended'],
  [opsAccount.endMyOthers, 'staff.sessions_ended'],
  [opsAccount.endSessions, 'staff.sessions_ended'],
  [opsAccount.createStaff, 'staff.created'],
  [opsAccount.setRoles, 'role_grant.asked', 'staff.roles_changed'],
  [opsAccount.setActive, 'staff.active_changed'],
  [opsAccount.resetFactor, 'staff_factor.asked', 'staff.factor_reset'],
  [aml.open, 'aml.case_opened'],
  [aml.addFact, 'aml.case_continued'],
  [aml.conclude, 'aml.case_continued'],
  [aml.report, 'aml.case_continued'],
  [aml.archive, 'aml.case_continued'],
  [aml.rate, 'aml.party_rated'],
  [approvals.approve, ...decided('approved')],
  [approvals.refuse, ...decided('refused')],
  [approvals.askAdjustment, 'adjustment.asked'],
  [barred.add, 'cpf.barred'],
  [barred.lift, 'barred_lift.asked'],
  [care.answerTicket, 'ticket.answered'],
  [care.closeAlert, 'alert.closed'],
  [care.voidRounds, 'rounds_void.asked'],
  [care.publishBanner, 'notice.published'],
  [care.withdrawBanner, 'notice.withdrawn'],
  [identity.openDocument, 'kyc.document_viewed'],
  [identity.decideDocument, 'kyc.document_approved', 'kyc.document_refused'],
  [legal.saveDraft, 'legal.drafted'],
  [legal.dropDraft, 'legal.draft_dropped'],
  [legal.publish, 'legal.asked'],
  [look.open, 'player.looked_at'],
  [offers.saveCampaign, 'offer.asked', 'offer.changed'],
  [offers.saveGift, 'offer.asked', 'offer.changed'],
  [offers.savePackage, 'offer.asked', 'offer.changed'],
  [passkeys.finish, 'staff.passkey_added'],
  [passkeys.remove, 'staff.passkey_removed', 'staff.confirm_failed'],
  [playerMoney.cancelBonus, 'player.bonus_cancelled'],
  [playerMoney.cancelGift, 'player.bonus_cancelled'],
  [playerMoney.endLevel, 'player.level_ended'],
  [playerMoney.grant, 'bonus_grant.asked', 'player.bonus_granted'],
  [playerMoney.lendLevel, 'level_loan.asked'],
  [players.reveal, 'player.revealed'],
  [players.addNote, 'player.note_added'],
  [players.restrict, 'player.suspended', 'player.closed'],
  [players.lift, 'player.restriction_lifted'],
  [players.liftDeposits, 'player.deposits_lifted'],
  [players.logOut, 'player.logged_out'],
  [players.markTest, 'test_player.asked'],
  [players.sendMessage, 'player.message_sent'],
  [players.sendReset, 'player.reset_sent'],
  [players.releasePhone, 'phone_release.asked'],
  [players.releaseFactor, 'factor_release.asked'],
  [queues.approveWithdrawal, 'withdrawal.approved'],
  [queues.refuseWithdrawal, 'withdrawal.refused'],
  [queues.showPayee, 'withdrawal.payee_shown'],
  [queues.payUsdt, 'withdrawal.paid_usdt'],
  [queues.reconcile, 'deposits.reconciled'],
  [queues.handleStranded, 'payment.handled'],
  [queues.collectDebt, 'debt.collected'],
  [queues.writeOffDebt, 'debt_write_off.asked'],
  [readyAnswers.keep, 'answer.kept'],
  [readyAnswers.retire, 'answer.retired'],
  [refunds.ask, 'deposit_refund.asked'],
  [regulator.again, 'regulator.sent_again'],
  [regulator.take, 'regulator.file_taken'],
  [reportMail.choose, 'report.mail_chosen'],
  [settings.changeVip, 'terms.asked'],
  [settings.changeReferral, 'terms.asked'],
  [settings.changeGames, 'game_limits.asked'],
  [settings.changeSite, 'setting.changed'],
  [settings.changeParts, 'setting.changed'],
  [settings.changeWithdrawals, 'withdrawal_rules.asked'],
  [settings.changeSports, 'sport_limits.asked'],
  [stakeLimits.setShare, 'player.stake_share_set'],
  [settings.changeStaffAddresses, 'staff_addresses.asked'],
  [switches.stop, 'switch.stopped'],
  [switches.release, 'switch_release.asked'],
  [tags.create, 'tag.created'],
  [tags.retire, 'tag.retired'],
  [tags.put, 'player.tagged'],
  [tags.take, 'player.untagged'],
  [trading.askRollback, 'event_rollback.asked'],
  [trading.askCancel, 'event_cancel.asked'],
  [trading.askRestore, 'event_restore.asked'],
  [trading.askResult, 'event_result.asked'],
  [trading.hold, 'trading.held'],
  [trading.release, 'trading.released'],
  [trading.announce, 'trading.announced'],
  [trading.amend, 'trading.amended'],
  [trading.price, 'trading.priced'],
  [trading.priceCorners, 'trading.priced'],
  [trading.withdrawCorners, 'trading.priced'],
  [trading.say, 'trading.scored'],
  [yearly.show, 'player.yearly_shown'],
  [wellbeing.limitMoney, 'wellbeing.limited'],
  [wellbeing.limitTime, 'wellbeing.limited'],
  [wellbeing.pause, 'wellbeing.paused'],
  [wellbeing.exclude, 'wellbeing.excluded'],
  [wellbeing.intervene, 'wellbeing.break', 'wellbeing.call', 'wellbeing.message'],
]

export const tracesByPath: ReadonlyMap<string, readonly Kind[]> = new Map(
  traced.map(([{ path }, ...kinds]) => [path, kinds]),
)

/** Calls that are sent as a change and leave nothing in the log, each with its reason. */
export const UNTRACED: Readonly<Record<string, string>> = {
  [opsAccount.enrol.path]: 'gives a secret that counts once it is confirmed',
  [opsAccount.logout.path]: 'ends one’s own session',
  [look.end.path]: 'ends one’s own look',
  [passkeys.begin.path]: 'gives a challenge; what is made with it leaves its own entry',
  [books.verify.path]: 'reads and proves; what it found is kept beside the proofs',
  [books.auditVerify.path]: 'reads and proves',
  [offers.forecastCampaign.path]: 'shows what would have been',
  [offers.tryCampaign.path]: 'shows what would be',
  [settings.previewVip.path]: 'shows what would be',
  [settings.tryWithdrawals.path]: 'shows what would have been',
  [settings.tryAskedWithdrawals.path]: 'shows what would have been',
  [stakeLimits.tryBet.path]: 'shows what would be',
  [trading.previewCancel.path]: 'shows what would be',
  [trading.previewResult.path]: 'shows what would be',
  [trading.attend.path]: 'a sign of life every few seconds',
  [views.save.path]: 'filters of one’s own lists',
  [views.drop.path]: 'filters of one’s own lists',
}

/** Money whose trace is a part of its command: a test of its own cuts off what enters it. */
const BY_COMMAND: ReadonlySet<string> = new Set([
  playerMoney.cancelBonus.path,
  playerMoney.cancelGift.path,
  playerMoney.grant.path,
  queues.approveWithdrawal.path,
  queues.refuseWithdrawal.path,
  queues.payUsdt.path,
  queues.collectDebt.path,
])

/**
 * Throws where a call that was answered and changes something left no entry of its kind in the log.
 */
export async function expectTrace(
  server: TestServer,
  { method, path }: CallDefinition,
): Promise<void> {
  const kinds = method === 'GET' ? undefined : tracesByPath.get(path)
  if (!kinds || BY_COMMAND.has(path)) return
  const found = await server.deps.db
    .selectFrom('audit.entry')
    .select('seq')
    .where('action', 'in', [...kinds])
    .limit(1)
    .executeTakeFirst()
  if (!found) throw new Error(`${path} left no trace in the audit log`)
}
