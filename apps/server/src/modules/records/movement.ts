import type { Movement } from '@jogada/messages'

const EXACT: Readonly<Record<string, Movement>> = {
  deposit: 'pixIn',
  deposit_order: 'pixOrder',
  deposit_refund: 'pixBack',
  deposit_taken_back: 'pixBack',
  deposit_refund_failed: 'pixBackFailed',
  debt_collected: 'debtPaid',
  sport_debt_collected: 'debtPaid',
  withdrawal: 'withdrawal',
  withdrawal_refused: 'withdrawalBack',
  withdrawal_returned: 'withdrawalReturned',
  transfer_sent: 'sent',
  transfer_received: 'received',
  bet_rejected: 'stakeBack',
  bet_void: 'stakeBack',
  provider_rollback: 'stakeBack',
  dice_bet: 'round',
  limbo_bet: 'round',
  bet_reversal: 'corrected',
  bet_cash_out: 'cashOut',
  provider_promotion: 'bonus',
  ladder_bonus: 'referral',
  vip_award: 'vipAward',
}

/** How kinds begin or end whose every form is the same movement. */
const SHAPES: readonly (readonly [RegExp, Movement])[] = [
  [/_(bet|stake|debit)$/, 'stake'],
  [/_(step|end|settlement|credit)$/, 'result'],
  [/_refund$/, 'stakeBack'],
  [/^(bonus|promise)/, 'bonus'],
  [/^gift/, 'gift'],
  [/^rebate/, 'rebate'],
  [/^referral/, 'referral'],
  [/^adjustment/, 'adjustment'],
]

/** What a money command did to the player's money, by its kind; null for a kind without a name. */
export const movementOf = (kind: string): Movement | null =>
  Object.hasOwn(EXACT, kind)
    ? EXACT[kind]!
    : (SHAPES.find(([shape]) => shape.test(kind))?.[1] ?? null)
