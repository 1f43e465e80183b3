import { zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { discountOf, playerDiscount, runningCampaigns } from './campaigns.ts'
import type { Campaign } from './campaigns.ts'
import { bonusOfOffer, openOffer } from './offers.ts'

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

/** What the player would get beside the package at this moment; to be held for an order. */
export async function wantedFor(
  deps: Deps,
  playerId: bigint,
  chosen: OfferedPackage,
): Promise<Wanted> {
  const [gift, discount] = await Promise.all([
    chosen.isPopup ? offeredGift(deps, playerId) : packageGift(deps, playerId, chosen),
    playerDiscount(deps, playerId),
  ])
  const off = discountOf(chosen.price, discount?.campaign)
  return {
    ...gift,
    ...(discount && off > 0n && { discount: { amount: off, campaign: discount.campaign } }),
  }
}

async function packageGift(
  deps: Deps,
  playerId: bigint,
  { gift, giftCampaign }: OfferedPackage,
): Promise<Wanted> {
  if (gift === zero || giftCampaign === null) return {}
  const campaign = (await runningCampaigns(deps, 'package_gift', playerId)).get(giftCampaign)
  return campaign ? { gift: { amount: gift, campaign } } : {}
}

async function offeredGift(deps: Deps, playerId: bigint): Promise<Wanted> {
  const offer = await openOffer(deps, playerId)
  if (!offer) return {}
  const running = await runningCampaigns(deps, 'play_bonus', playerId)
  const campaign = running.get(offer.campaign_id)
  if (!campaign) return {}
  return { gift: { amount: bonusOfOffer(offer), campaign }, offerId: offer.offer_id }
}
