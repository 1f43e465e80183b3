import type { Money } from '@jogada/core'
import type { Generated } from 'kysely'

export type CampaignKind = 'package_gift' | 'discount' | 'play_bonus'
export type CampaignAudience = 'everybody' | 'first_deposit' | 'second_deposit'
export type BonusState = 'active' | 'released' | 'expired' | 'cancelled' | 'revoked'

export type PromotionTables = {
  'promotion.campaign': {
    campaign_id: string
    kind: CampaignKind
    audience: Generated<CampaignAudience>
    is_on: Generated<boolean>
    starts_at: Date
    ends_at: Date | null
    budget: Money
    budget_window: Generated<'day' | 'month' | 'total'>
    wager_times: number
    valid_days: Generated<number>
    discount_parts: number | null
    play_threshold: Money | null
    bonus_base: Money | null
    multiplier_hundredths: number | null
    contribution: Generated<unknown>
    /** The highest single stake while its bonus is played through; null for no bound. */
    max_bet: Generated<Money | null>
  }
  'promotion.promise': {
    player_id: bigint
    promise_id: string
    gift: Money
    gift_campaign: string | null
    wager_times: number
    valid_days: number
    discount: Money
    discount_campaign: string | null
    offer_id: bigint | null
    state: Generated<'held' | 'paid' | 'freed'>
    held_at: Date
    contribution: Generated<unknown>
    /**
     * Whom they were meant for when they were promised; null for a promise of before this was kept.
     */
    gift_audience: CampaignAudience | null
    discount_audience: CampaignAudience | null
    /** The highest single stake while the gift is played through; null for no bound. */
    max_bet: Generated<Money | null>
  }
  'promotion.bonus': {
    player_id: bigint
    bonus_id: string
    campaign_id: string
    amount: Money
    wager_from: bigint
    wager_to: bigint
    /** Where the locks before it ended when it was given; null for one of before this was kept. */
    locks_to: bigint | null
    /** What was played when it was given; null for one of before this was kept. */
    played_before: bigint | null
    granted_at: Date
    expires_at: Date
    state: Generated<BonusState>
    ended_at: Date | null
    contribution: Generated<unknown>
    counted_from: Generated<Readonly<Record<string, string>>>
    /** The highest single stake until it is played through; null for no bound. */
    max_bet: Generated<Money | null>
  }
  'promotion.offer': {
    player_id: bigint
    offer_id: Generated<bigint>
    campaign_id: string
    day: string
    amount: Money
    multiplier_hundredths: number
    made_at: Date
    expires_at: Date
    state: Generated<'open' | 'taken'>
  }
}
