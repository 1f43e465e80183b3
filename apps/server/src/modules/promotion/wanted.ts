import { zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { discountOf, playerDiscount, runningCampaigns } from './campaigns.ts'
import type { Campaign } from './campaigns.ts'
import { newestPaid, openOffers, paidBy } from './offers.ts'
import type { Offer } from './offers.ts'

/** One part of what an order is to be promised, and the campaign whose budget pays for it. */
export type WantedPart = { readonly amount: Money; readonly campaign: Campaign }

export type Wanted = {
  readonly gift?: WantedPart
  readonly discount?: WantedPart
  /** The offer that the gift comes from, which only one order can take. */
  readonly offerId?: bigint
}

/** A package as promotions see it. `isPopup` is the one that the bonus popup sells. */
export type OfferedPackage = {
  readonly price: Money
  readonly gift: Money
  readonly giftCampaign: string | null
  readonly isPopup: boolean
}

/** What stands in for what is stored, where it is asked what would be. */
export type Supposed = {
  readonly draft: Campaign
  /** The offer that the player's play would have earned; undefined for what it did earn. */
  readonly offer?: Pick<Offer, 'campaign_id' | 'amount' | 'multiplier_hundredths'> | undefined
}

/**
 * What the player would get beside the package at this moment, as far as the budgets reach; to be
 * held for an order.
 */
export async function wantedFor(
  deps: Deps,
  playerId: bigint,
  chosen: OfferedPackage,
  supposed?: Supposed,
): Promise<Wanted> {
  const [gift, discount] = await Promise.all([
    chosen.isPopup
      ? offeredGift(deps, playerId, supposed)
      : packageGift(deps, playerId, chosen, supposed),
    playerDiscount(deps, playerId, supposed?.draft),
  ])
  const off = discount && discountPart(chosen, discount.campaign)
  return { ...gift, ...(off && off.amount <= discount.left && { discount: off }) }
}

/** What a campaign that is offered brings with a package; nothing of one that only play earns. */
export function partOf(chosen: OfferedPackage, campaign: Campaign): WantedPart | undefined {
  if (campaign.kind === 'discount') return discountPart(chosen, campaign)
  if (campaign.kind !== 'package_gift' || chosen.isPopup) return undefined
  return giftPart(chosen, campaign)
}

function discountPart({ price }: OfferedPackage, campaign: Campaign): WantedPart | undefined {
  const amount = discountOf(price, campaign)
  return amount > 0n ? { amount, campaign } : undefined
}

function giftPart(
  { gift: amount, giftCampaign }: OfferedPackage,
  campaign: Campaign,
): WantedPart | undefined {
  return amount > zero && giftCampaign === campaign.campaign_id ? { amount, campaign } : undefined
}

async function packageGift(
  deps: Deps,
  playerId: bigint,
  chosen: OfferedPackage,
  supposed?: Supposed,
): Promise<Wanted> {
  if (chosen.gift === zero || chosen.giftCampaign === null) return {}
  const running = await runningCampaigns(deps, 'package_gift', playerId, supposed?.draft)
  const offered = running.get(chosen.giftCampaign)
  const gift = offered && giftPart(chosen, offered.campaign)
  return gift && gift.amount <= offered.left ? { gift } : {}
}

async function offeredGift(deps: Deps, playerId: bigint, supposed?: Supposed): Promise<Wanted> {
  const earned = await openOffers(deps, playerId)
  if (!supposed?.offer && earned.length === 0) return {}
  const running = await runningCampaigns(deps, 'play_bonus', playerId, supposed?.draft)
  const gift = supposed?.offer && paidBy(running, supposed.offer)
  if (gift) return { gift }
  const paid = newestPaid(running, earned)
  return paid ? { gift: paid.gift, offerId: paid.offer.offer_id } : {}
}
