import type { CallReply, promotion } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { earnsOffer, multipliedBonus } from '@jogada/core/promotion/offering'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import type { Tables } from '../../tables.ts'
import { TURNOVER } from '../wallet/index.ts'
import { campaignsNow, runningCampaigns } from './campaigns.ts'
import type { Campaign, Offered } from './campaigns.ts'

export type Offer = Selectable<Tables['promotion.offer']>

const OFFER_LASTS_MS = 24 * 60 * 60_000
const HUNDREDTHS = 100

/** The bonus money of an offer; see `multipliedBonus`. */
export const bonusOfOffer = (offer: Pick<Offer, 'amount' | 'multiplier_hundredths'>): Money =>
  multipliedBonus(offer.amount, offer.multiplier_hundredths)

/** What a campaign's offer would come to. */
export const bonusOfCampaign = ({ bonus_base, multiplier_hundredths }: Campaign): Money =>
  bonusOfOffer({ amount: bonus_base!, multiplier_hundredths: multiplier_hundredths! })

type OfOffer = Pick<Offer, 'campaign_id' | 'amount' | 'multiplier_hundredths'>

type OfferPart = { readonly amount: Money; readonly campaign: Campaign }

/** The bonus of an offer and the campaign that can pay it, or undefined. */
export function paidBy(
  running: ReadonlyMap<string, Offered>,
  offer: OfOffer,
): OfferPart | undefined {
  const offered = running.get(offer.campaign_id)
  const amount = bonusOfOffer(offer)
  const isPaid = offered && amount > 0n && amount <= offered.left
  return isPaid ? { amount, campaign: offered.campaign } : undefined
}

/** The newest of some offers that a campaign can still pay, with what it brings, or undefined. */
export function newestPaid(
  running: ReadonlyMap<string, Offered>,
  newestFirst: readonly Offer[],
): { readonly offer: Offer; readonly gift: OfferPart } | undefined {
  for (const offer of newestFirst) {
    const gift = paidBy(running, offer)
    if (gift) return { offer, gift }
  }
  return undefined
}

/** The offers that the player's play has earned and no order has taken, the newest first. */
export const openOffers = ({ db, clock }: Deps, playerId: bigint): Promise<readonly Offer[]> =>
  db
    .selectFrom('promotion.offer')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .where('expires_at', '>', clock.now())
    .orderBy('offer_id', 'desc')
    .execute()

/** Those of the players whose play of today reached the threshold of a campaign. */
export async function playersToOffer(
  deps: Deps,
  players: readonly bigint[],
): Promise<readonly bigint[]> {
  const campaigns = await campaignsNow(deps, 'play_bonus')
  if (campaigns.length === 0) return []
  const counters = await deps.ledger.countersOf(players, [TURNOVER])
  return players.filter((playerId) => {
    const { day } = counters.get(playerId)![TURNOVER]!
    return campaigns.some(({ play_threshold }) => earnsOffer(play_threshold!, day))
  })
}

/**
 * Offers a bonus to a player whose play of the day reached a campaign's threshold, once a day for
 * each campaign, and tells the player. What was played is what counts, won or lost.
 */
export async function offerPlayBonus(deps: Deps, playerId: bigint): Promise<void> {
  const campaigns = await runningCampaigns(deps, 'play_bonus', playerId)
  if (campaigns.size === 0) return
  // first: what is counted of a day that ended since is none of the day before
  const now = deps.clock.now()
  const { [TURNOVER]: turnover } = await deps.ledger.counters(playerId, [TURNOVER])
  for (const { campaign, left } of campaigns.values()) {
    if (!earnsOffer(campaign.play_threshold!, turnover?.day ?? 0n)) continue
    if (bonusOfCampaign(campaign) > left) continue
    const made = await deps.db
      .insertInto('promotion.offer')
      .values({
        player_id: playerId,
        campaign_id: campaign.campaign_id,
        day: localDay(now),
        amount: campaign.bonus_base!,
        multiplier_hundredths: campaign.multiplier_hundredths!,
        made_at: now,
        expires_at: new Date(now.getTime() + OFFER_LASTS_MS),
      })
      .onConflict((conflict) => conflict.columns(['player_id', 'campaign_id', 'day']).doNothing())
      .returning(['offer_id', 'amount', 'multiplier_hundredths'])
      .executeTakeFirst()
    if (made) deps.realtime.toPlayer(playerId, 'userBetAmount', told(made))
  }
}

/** What a client is told of an offer, by the specification's names. */
const told = (offer: Pick<Offer, 'offer_id' | 'amount' | 'multiplier_hundredths'>) => ({
  bouns: offer.multiplier_hundredths / HUNDREDTHS,
  amount: formatMoney(offer.amount),
  offerId: String(offer.offer_id),
})

/**
 * The offer that a player could take now, for a client that was not connected when it was told of;
 * null when there is none.
 */
export async function earnedOffer(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof promotion.earnedOffer>> {
  const offers = await openOffers(deps, playerId)
  if (offers.length === 0) return null
  const paid = newestPaid(await runningCampaigns(deps, 'play_bonus', playerId), offers)
  return paid ? told(paid.offer) : null
}
