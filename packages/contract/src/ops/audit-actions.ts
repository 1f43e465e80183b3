import type { approvalKinds } from './approvals.ts'

/** What operators and the product itself do at once, as `area.verb`. */
export const auditActions = [
  'alert.closed',
  'cpf.barred',
  'cpf.barred_lifted',
  'debt.collected',
  'deposits.reconciled',
  'kyc.document_approved',
  'kyc.document_refused',
  'kyc.document_viewed',
  'legal.draft_dropped',
  'legal.drafted',
  'notice.published',
  'notice.withdrawn',
  'offer.changed',
  'payment.handled',
  'player.bonus_cancelled',
  'player.bonus_granted',
  'player.closed',
  'player.deposits_lifted',
  'player.logged_out',
  'player.looked_at',
  'player.message_sent',
  'player.note_added',
  'player.reset_sent',
  'player.restriction_lifted',
  'player.revealed',
  'player.suspended',
  'player.tagged',
  'player.untagged',
  'setting.changed',
  'staff.active_changed',
  'staff.address_refused',
  'staff.created',
  'staff.enrolled',
  'staff.factor_reset',
  'staff.logged_in',
  'staff.login_failed',
  'staff.roles_changed',
  'switch.stopped',
  'table.exported',
  'tag.created',
  'tag.retired',
  'ticket.answered',
  'trading.amended',
  'trading.announced',
  'trading.held',
  'trading.priced',
  'trading.released',
  'trading.scored',
  'wellbeing.break',
  'wellbeing.call',
  'wellbeing.message',
  'withdrawal.approved',
  'withdrawal.paid_usdt',
  'withdrawal.payee_shown',
  'withdrawal.refused',
] as const

/** What becomes of a request for a second person. */
export const approvalSteps = ['asked', 'approved', 'failed', 'refused'] as const

/** What an entry of the audit log says was done. */
export type AuditAction =
  | (typeof auditActions)[number]
  | `${(typeof approvalKinds)[number]}.${(typeof approvalSteps)[number]}`
