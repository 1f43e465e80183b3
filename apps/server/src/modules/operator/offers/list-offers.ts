import type { CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { allPackages } from '../../deposit/index.ts'
import { allCampaigns, shownContribution } from '../../promotion/index.ts'
import { allGifts } from '../../reward/index.ts'
import { offerKinds } from './offer-kinds.ts'
import { versionOf } from './offer-version.ts'

type Spent = { readonly day: bigint; readonly month: bigint; readonly total: bigint }

const spentText = ({ day, month, total }: Spent) => ({
  day: formatMoney(centavos(day)),
  month: formatMoney(centavos(month)),
  total: formatMoney(centavos(total)),
})

/** Every campaign with its terms, its budget and what was spent of it. */
export const listCampaigns = async (deps: Deps): Promise<CallReply<typeof ops.offers.campaigns>> =>
  (await allCampaigns(deps)).map(({ campaign, stored, spent }) => ({
    campaignId: campaign.campaign_id,
    kind: campaign.kind,
    audience: campaign.audience,
    isOn: campaign.is_on,
    startsAt: campaign.starts_at.toISOString(),
    endsAt: campaign.ends_at?.toISOString() ?? null,
    budget: formatMoney(campaign.budget),
    budgetWindow: campaign.budget_window,
    wagerTimes: campaign.wager_times,
    maxBet: campaign.max_bet && formatMoney(campaign.max_bet),
    validDays: campaign.valid_days,
    discountParts: campaign.discount_parts,
    playThreshold: campaign.play_threshold && formatMoney(campaign.play_threshold),
    bonusBase: campaign.bonus_base && formatMoney(campaign.bonus_base),
    multiplierHundredths: campaign.multiplier_hundredths,
    contribution: shownContribution(campaign.contribution),
    spent: spentText(spent),
    version: versionOf(offerKinds.campaign.shown(stored)),
  }))

/** Every gift with its terms, its budget and what was taken of it. */
export const listGifts = async (deps: Deps): Promise<CallReply<typeof ops.offers.gifts>> =>
  (await allGifts(deps)).map(({ gift, spent }) => ({
    giftId: gift.gift_id,
    audience: gift.audience,
    minimumLevel: gift.minimum_level,
    amount: formatMoney(gift.amount),
    isOn: gift.is_on,
    startsAt: gift.starts_at.toISOString(),
    endsAt: gift.ends_at?.toISOString() ?? null,
    budget: formatMoney(gift.budget),
    budgetWindow: gift.budget_window,
    wagerTimes: gift.wager_times,
    maxBet: gift.max_bet && formatMoney(gift.max_bet),
    spent: spentText(spent),
    version: versionOf(offerKinds.gift.shown(gift)),
  }))

/** Every deposit package, offered or not. */
export const listPackages = async (deps: Deps): Promise<CallReply<typeof ops.offers.packages>> =>
  (await allPackages(deps)).map((one) => ({
    packageId: one.package_id,
    place: one.currency,
    price: formatMoney(one.price),
    gift: formatMoney(one.gift),
    giftCampaign: one.gift_campaign,
    sort: one.sort,
    isOffered: one.is_offered,
    version: versionOf(offerKinds.package.shown(one)),
  }))
