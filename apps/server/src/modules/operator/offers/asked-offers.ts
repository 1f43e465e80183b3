import type { CallOutput, ops } from '@jogada/contract'
import type { Package } from '../../deposit/index.ts'
import type { Campaign } from '../../promotion/index.ts'
import type { Gift } from '../../reward/index.ts'

type Asked = typeof ops.offers

/** The campaign that an operator has drawn up. */
export const campaignOf = (
  id: string,
  body: CallOutput<Asked['forecastCampaign']>['body'],
): Campaign => ({
  campaign_id: id,
  kind: body.kind,
  audience: body.audience,
  ...scheduleOf(body),
  max_bet: body.maxBet ?? null,
  valid_days: body.validDays,
  discount_parts: body.discountParts,
  play_threshold: body.playThreshold,
  bonus_base: body.bonusBase,
  multiplier_hundredths: body.multiplierHundredths,
  contribution: Object.fromEntries(
    (body.contribution ?? []).map(({ family, percent }) => [family, percent]),
  ),
})

/** The gift that an operator has drawn up. */
export const giftOf = (id: string, body: CallOutput<Asked['saveGift']>['body']): Gift => ({
  gift_id: id,
  audience: body.audience,
  minimum_level: body.minimumLevel,
  amount: body.amount,
  max_bet: body.maxBet ?? null,
  ...scheduleOf(body),
})

/** The package that an operator has drawn up. */
export const packageOf = (id: string, body: CallOutput<Asked['savePackage']>['body']): Package => ({
  package_id: id,
  currency: body.place,
  price: body.price,
  gift: body.gift,
  gift_campaign: body.giftCampaign,
  sort: body.sort,
  is_offered: body.isOffered,
})

type Schedule = {
  readonly isOn: boolean
  readonly startsAt: string
  readonly endsAt: string | null
  readonly budget: bigint
  readonly budgetWindow: 'day' | 'month' | 'total'
  readonly wagerTimes: number
}

const scheduleOf = <S extends Schedule>(body: S) => ({
  is_on: body.isOn,
  starts_at: new Date(body.startsAt),
  ends_at: body.endsAt === null ? null : new Date(body.endsAt),
  budget: body.budget as S['budget'],
  budget_window: body.budgetWindow,
  wager_times: body.wagerTimes,
})
