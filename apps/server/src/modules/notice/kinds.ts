import type { PlayerEvents } from '@jogada/contract'

type Level = Parameters<PlayerEvents['notice']>[0]['level']

/**
 * How grave each kind of message is for a player who is connected. A kind that is not here is not
 * read out: its player hears of it by an event of its own.
 */
const levels: Readonly<Record<string, Level>> = {
  deposit_credited_late: 'warn',
  deposit_credited_amount: 'warn',
  deposit_credited_twice: 'warn',
  deposit_credited_cancelled: 'warn',
  deposit_credited_lapsed: 'warn',
  deposit_returned_payer: 'warn',
  deposit_returned_limit: 'warn',
  deposit_returned_account: 'warn',
  deposit_taken_back: 'critical',
  deposit_taken_back_owed: 'critical',
  gift_taken_back: 'warn',
  gift_taken_back_owed: 'warn',
  deposit_refunded: 'warn',
  deposit_refund_failed: 'warn',
  withdrawal_paid: 'info',
  withdrawal_refused: 'warn',
  withdrawal_held: 'warn',
  withdrawal_returned: 'warn',
  transfer_received: 'info',
  bet_reversed: 'warn',
  bet_reversed_owed: 'warn',
  bet_reopened: 'info',
  bonus_released: 'info',
  bonus_expired: 'info',
  bonus_taken_back: 'warn',
  bonus_granted: 'info',
  award_granted: 'info',
  rebate_paid: 'info',
  referral_paid: 'info',
  support_answer: 'info',
  operator_message: 'info',
  care_message: 'info',
  care_break: 'warn',
  care_on_word: 'warn',
  limit_near_deposit: 'warn',
  limit_near_stake: 'warn',
  limit_near_loss: 'warn',
  limit_near_time: 'warn',
}

/** The level at which a connected player hears of a message; null for one that is not read out. */
export const levelOf = (kind: string): Level | null =>
  Object.hasOwn(levels, kind) ? levels[kind]! : null
