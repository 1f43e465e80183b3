import { ops } from '@jogada/contract'
import type { CallOutput } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import type { Campaign } from '../../promotion/index.ts'
import { actorOf } from '../actor.ts'
import { previewAskedVip, previewVip } from '../settings/preview-vip.ts'
import { changeSetting, listSettings } from '../settings/change-setting.ts'
import { tryAskedWithdrawals, tryWithdrawals } from '../settings/try-withdrawals.ts'
import { campaignAbuse } from './campaign-abuse.ts'
import { changeOffer } from './change-offer.ts'
import { forecastCampaign } from './forecast-campaign.ts'
import { tryCampaignOn } from './try-campaign.ts'
import { listCampaigns, listGifts, listPackages } from './list-offers.ts'

/** Campaigns, gifts and packages, and the documents that operators set. */
export function offerRoutes(app: FastifyInstance, deps: Deps) {
  const { offers, settings } = ops
  handle(app, offers.campaigns, () => listCampaigns(deps))
  handle(app, offers.gifts, () => listGifts(deps))
  handle(app, offers.packages, () => listPackages(deps))
  handle(app, offers.saveCampaign, (asked) =>
    changeOffer(deps, actorOf(asked), {
      kind: 'campaign',
      id: asked.params.id,
      version: asked.body.version,
      reason: asked.body.reason,
      after: campaignOf(asked.params.id, asked.body),
    }),
  )
  handle(app, offers.forecastCampaign, ({ params, body }) =>
    forecastCampaign(deps, campaignOf(params.id, body)),
  )
  handle(app, offers.tryCampaign, ({ params, body }) =>
    tryCampaignOn(deps, campaignOf(params.id, body), BigInt(body.playerId)),
  )
  handle(app, offers.campaignAbuse, ({ params }) => campaignAbuse(deps, params.id))
  handle(app, offers.saveGift, (asked) => {
    const { body, params } = asked
    return changeOffer(deps, actorOf(asked), {
      kind: 'gift',
      id: params.id,
      version: body.version,
      reason: body.reason,
      after: {
        gift_id: params.id,
        audience: body.audience,
        minimum_level: body.minimumLevel,
        amount: body.amount,
        ...scheduleOf(body),
      },
    })
  })
  handle(app, offers.savePackage, (asked) => {
    const { body, params } = asked
    return changeOffer(deps, actorOf(asked), {
      kind: 'package',
      id: params.id,
      version: body.version,
      reason: body.reason,
      after: {
        package_id: params.id,
        currency: body.place,
        price: body.price,
        gift: body.gift,
        gift_campaign: body.giftCampaign,
        sort: body.sort,
        is_offered: body.isOffered,
      },
    })
  })
  handle(app, settings.all, () => listSettings(deps))
  handle(app, settings.changeVip, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'vip', ...asked.body }),
  )
  handle(app, settings.previewVip, ({ body }) => previewVip(deps, body.value))
  handle(app, settings.previewAskedVip, ({ params }) =>
    previewAskedVip(deps, BigInt(params.approvalId)),
  )
  withdrawalRuleRoutes(app, deps)
  handle(app, settings.changeReferral, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'referral', ...asked.body }),
  )
  handle(app, settings.changeGames, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'games', ...asked.body }),
  )
  handle(app, settings.changeSports, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'sports', ...asked.body }),
  )
  handle(app, settings.changeParts, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'parts', ...asked.body }),
  )
  handle(app, settings.changeSite, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'site', ...asked.body }),
  )
}

function withdrawalRuleRoutes(app: FastifyInstance, deps: Deps) {
  const { settings } = ops
  handle(app, settings.changeWithdrawals, (asked) =>
    changeSetting(deps, actorOf(asked), { name: 'withdrawals', ...asked.body }),
  )
  handle(app, settings.tryWithdrawals, ({ body: { value, ...trial } }) =>
    tryWithdrawals(deps, value, trial),
  )
  handle(app, settings.tryAskedWithdrawals, ({ params, body }) =>
    tryAskedWithdrawals(deps, BigInt(params.approvalId), body),
  )
}

const campaignOf = (
  id: string,
  body: CallOutput<typeof ops.offers.forecastCampaign>['body'],
): Campaign => ({
  campaign_id: id,
  kind: body.kind,
  audience: body.audience,
  ...scheduleOf(body),
  valid_days: body.validDays,
  discount_parts: body.discountParts,
  play_threshold: body.playThreshold,
  bonus_base: body.bonusBase,
  multiplier_hundredths: body.multiplierHundredths,
  contribution: Object.fromEntries(
    (body.contribution ?? []).map(({ family, percent }) => [family, percent]),
  ),
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
