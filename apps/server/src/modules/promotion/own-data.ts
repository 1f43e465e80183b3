import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What the player was promised, offered and given. */
export const ownPromotions: readonly OwnPart[] = [
  ownTable({
    name: 'promises',
    table: 'promotion.promise',
    key: ['promise_id'],
    columns: ['gift_campaign', 'discount_campaign', 'state', 'held_at'],
    money: ['gift', 'discount', 'max_bet'],
  }),
  ownTable({
    name: 'bonuses',
    table: 'promotion.bonus',
    key: ['bonus_id'],
    columns: ['campaign_id', 'granted_at', 'expires_at', 'state', 'ended_at'],
    money: ['amount', 'max_bet'],
  }),
  ownTable({
    name: 'offers',
    table: 'promotion.offer',
    key: ['offer_id'],
    columns: ['campaign_id', 'made_at', 'expires_at', 'state'],
    money: ['amount'],
  }),
]
