import type { Money } from '@jogada/core'
import type { Generated } from 'kysely'
import type { KeptJudged } from './judged.ts'
import type { PayoutDifference } from './reconciliation/compare-payouts.ts'
import type { RefusalReason } from './refusal-reasons.ts'
import type { WithdrawalState } from './states.ts'

/**
 * Why a return cannot be credited: more came back than was sent, the withdrawal was refused and its
 * money given back before, or the return was taken under another payout or amount.
 */
export type StrayReason = 'more_than_sent' | 'refused' | 'taken_before'

export type DestinationType = 'CPF' | 'CNPJ' | 'USDT'

export type WithdrawalTables = {
  'withdrawal.terms': {
    is_only: Generated<boolean>
    minimum: Money
    maximum: Money
    automatic_below: Money
    usdt_rate: Money
    two_operators_from: Generated<Money>
    review_from_score: Generated<number>
    review_hours: Generated<number>
  }
  'withdrawal.risk_weight': {
    rule: string
    weight: number
  }
  'withdrawal.request': {
    player_id: bigint
    withdrawal_id: bigint
    payout_id: string
    type: DestinationType
    /** Sealed, as the holder's name is. */
    document: string
    holder_name: string
    amount: Money
    fee: Money
    state: WithdrawalState
    flags: string[]
    reason: RefusalReason | null
    provider_reason: string | null
    end_to_end_id: string | null
    licence_profile: string
    requested_at: Date
    look_up_at: Date | null
    look_ups: Generated<number>
    /** How often the provider neither knew its payout nor took it. */
    not_taken: Generated<number>
    risk_score: Generated<number>
    approvals_needed: Generated<number>
    approvals: Generated<number>
    review_due_at: Date | null
    usdt_cents: Money | null
    transaction_hash: string | null
    /** How often it went back under review after it was approved. */
    put_backs: Generated<number>
    judged: KeptJudged | null
  }
  'withdrawal.step': {
    player_id: bigint
    withdrawal_id: bigint
    state: WithdrawalState
    at: Date
  }
  'withdrawal.returned': {
    player_id: bigint
    withdrawal_id: bigint
    /** The ledger's command that credited it. */
    credit_id: bigint
    /** The network's name for the return. */
    return_id: string
    amount: Money
    /** What was given back of the fee, with the last part of the payout. */
    fee: Money
    /** Why, as the provider names it. */
    nature: string
    at: Date
  }
  'withdrawal.stray_return': {
    return_id: string
    payout_id: string
    amount: Money
    because: StrayReason
    noted_at: Date
  }
  'withdrawal.reconciliation': {
    day: string
    done_at: Date
    requests: number
    stated: number
    stated_amount: Money
    ledger_amount: Money
    returned_amount: Money
    differences: number
  }
  'withdrawal.difference': {
    day: string
    kind: PayoutDifference['kind']
    payout_id: string
    /** Empty for the payout itself. */
    return_id: string
    expected: Money | null
    found: Money | null
    state: Generated<'open' | 'closed'>
    noted_at: Date
    closed_at: Date | null
  }
  'withdrawal.review': {
    player_id: bigint
    withdrawal_id: bigint
    actor_id: string
    decision: 'approved' | 'refused' | 'paid'
    note: string
    at: Date
  }
  'withdrawal.destination': {
    player_id: bigint
    type: DestinationType
    /** Sealed, as everything of a destination but its type. */
    number: string
    number_index: Buffer | null
    ifsc: string
    holder_name: string
    whatsapp: string
    used_at: Date
    changed_at: Date | null
  }
}
