import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { actorOf } from '../actor.ts'
import { campaignOf, giftOf, packageOf } from './asked-offers.ts'
import { campaignAbuse } from './campaign-abuse.ts'
import { changeOffer } from './change-offer.ts'
import { forecastCampaign } from './forecast-campaign.ts'
import { listCampaigns, listGifts, listPackages } from './list-offers.ts'
import { tryCampaignOn } from './try-campaign.ts'

/** Campaigns, gifts and packages. */
export function offerRoutes(app: FastifyInstance, deps: Deps) {
  const { offers } = ops
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
  handle(app, offers.saveGift, (asked) =>
    changeOffer(deps, actorOf(asked), {
      kind: 'gift',
      id: asked.params.id,
      version: asked.body.version,
      reason: asked.body.reason,
      after: giftOf(asked.params.id, asked.body),
    }),
  )
  handle(app, offers.savePackage, (asked) =>
    changeOffer(deps, actorOf(asked), {
      kind: 'package',
      id: asked.params.id,
      version: asked.body.version,
      reason: asked.body.reason,
      after: packageOf(asked.params.id, asked.body),
    }),
  )
}
