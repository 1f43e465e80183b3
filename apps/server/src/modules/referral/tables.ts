import type { CommissionState } from '@jogada/core/referral/commission'
import type { Money } from '@jogada/core'
import type { Generated } from 'kysely'

export type ReferralTables = {
  'referral.terms': {
    terms_id: Generated<boolean>
    rates: number[]
    minimum_deposit: Money
    minimum_play: Money
    wager_times: number
  }
  'referral.step': { step: number; people: number; bonus: Money }
  'referral.commission': {
    agent_id: bigint
    day: string
    player_id: bigint
    level: number
    played: Money
    rate_parts: number
    amount: Money
    state: CommissionState
  }
  'referral.closed_day': {
    day: string
    closed_at: Date
    summed_at: Date | null
    paid_at: Date | null
  }
  'referral.day_sum': {
    agent_id: bigint
    day: string
    level: number
    played: Money
    amount: Money
  }
  'referral.payout': { agent_id: bigint; day: string; amount: Money; paid_at: Date }
  'referral.step_taken': { agent_id: bigint; step: number; amount: Money; taken_at: Date }
}
