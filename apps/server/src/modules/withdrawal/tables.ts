import type { Money } from '@jogada/core'
import type { Generated } from 'kysely'
import type { RefusalReason } from './refusal-reasons.ts'
import type { WithdrawalState } from './states.ts'

export type PixDestination = 'CPF' | 'CNPJ'

export type WithdrawalTables = {
  'withdrawal.terms': {
    is_only: Generated<boolean>
    minimum: Money
    maximum: Money
    automatic_below: Money
    usdt_rate: Money
  }
  'withdrawal.request': {
    player_id: bigint
    withdrawal_id: bigint
    payout_id: string
    type: PixDestination
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
  }
  'withdrawal.step': {
    player_id: bigint
    withdrawal_id: bigint
    state: WithdrawalState
    at: Date
  }
  'withdrawal.destination': {
    player_id: bigint
    type: PixDestination
    number: string
    ifsc: string
    holder_name: string
    whatsapp: string
    used_at: Date
  }
}
