import type { Money } from '@jogada/core'

export type VipTables = {
  'vip.reached': {
    player_id: bigint
    level: number
    deposited: Money
    played: Money
    award: Money
    reached_at: Date
  }
  'vip.lent': {
    player_id: bigint
    command_id: bigint
    level: number
    lent_at: Date
    until: Date
    ended_at: Date | null
  }
  'vip.rebate': {
    player_id: bigint
    day: string
    played: Money
    level: number
    rate_parts: number
    amount: Money
    paid_at: Date
  }
  'vip.rebated_day': {
    day: string
    decided_at: Date
  }
}
