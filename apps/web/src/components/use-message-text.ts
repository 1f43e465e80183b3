import { formatReais } from '@jogada/ui'
import type { RefusedTexts } from '@jogada/messages/cashier/refused/refused-texts'
import { useTranslations } from 'use-intl'

const KINDS = [
  'deposit_credited',
  'deposit_credited_late',
  'deposit_credited_amount',
  'deposit_credited_twice',
  'deposit_credited_cancelled',
  'deposit_credited_lapsed',
  'deposit_returned_payer',
  'deposit_returned_limit',
  'deposit_returned_account',
  'deposit_taken_back',
  'deposit_taken_back_owed',
  'gift_taken_back',
  'gift_taken_back_owed',
  'deposit_refunded',
  'deposit_refund_failed',
  'withdrawal_paid',
  'withdrawal_refused',
  'withdrawal_held',
  'withdrawal_returned',
  'transfer_received',
  'bet_settled_won',
  'bet_settled_lost',
  'bet_settled_returned',
  'bet_settled_partly',
  'bet_settled_kept',
  'bet_reversed',
  'bet_reversed_owed',
  'bet_reopened',
  'bonus_released',
  'bonus_expired',
  'bonus_taken_back',
  'bonus_granted',
  'award_granted',
  'vip_level_reached',
  'rebate_paid',
  'referral_paid',
  'support_answer',
  'operator_message',
  'care_message',
  'care_break',
  'care_on_word',
  'limit_near_deposit',
  'limit_near_stake',
  'limit_near_loss',
  'limit_near_time',
] as const

/** Why a withdrawal was refused. */
const REASONS = [
  'account_closed',
  'holder_differs',
  'bank_refused',
  'request_invalid',
  'operator_refused',
  'documents_needed',
  'holder_unconfirmed',
  'play_incomplete',
  'debt_open',
  'address_unusable',
] as const satisfies readonly (keyof RefusedTexts)[]

type Values = Readonly<Record<string, string>>

/** Words a message of the inbox in the player's language; null for a kind that has no text here. */
export function useMessageText(): (kind: string, values: Values) => string | null {
  const t = useTranslations('help')
  return (kind, { amount = '0.00', taken = amount, owed = '0.00', ...others }) => {
    const known = KINDS.find((one) => one === kind)
    if (!known) return null
    const { stake = '0.00', level, name, reason, text } = others
    const why = REASONS.find((one) => one === reason)
    return t(`messages.${known}`, {
      amount: formatReais(amount),
      taken: formatReais(taken),
      owed: formatReais(owed),
      stake: formatReais(stake),
      level: level ?? '',
      name: name ?? '',
      text: text ?? '',
      reason: why ? t(`refused.${why}`) : '',
    }).trim()
  }
}
