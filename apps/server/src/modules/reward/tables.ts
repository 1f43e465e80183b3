import type { Money } from '@jogada/core'
import type { Generated } from 'kysely'

export type RewardTables = {
  'reward.gift': {
    gift_id: string
    audience: Generated<'everybody' | 'verified'>
    minimum_level: Generated<number>
    amount: Money
    wager_times: Generated<number>
    budget: Money
    budget_window: Generated<'day' | 'month' | 'total'>
    is_on: Generated<boolean>
    starts_at: Date
    ends_at: Date | null
    /** The highest single stake while it is played through; null for no bound. */
    max_bet: Generated<Money | null>
  }
  'reward.award': {
    player_id: bigint
    award_id: string
    code: 14 | 141
    level: number | null
    amount: Money
    wager_times: number
    made_at: Date
    expires_at: Date | null
    taken_at: Date | null
    /** The gift whose budget paid for it when an operator granted it. */
    gift_id: string | null
    /** When it went back to that budget, not taken. */
    returned_at: Date | null
    /** The highest single stake while it is played through; null for no bound. */
    max_bet: Generated<Money | null>
  }
  'reward.page': {
    page_id: number
    campaign_id: string | null
    gift_id: string | null
    sort: number
  }
}
