import { larger, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { earnsOffer } from '@jogada/core/promotion/offering'
import type { OfferObstacle } from '@jogada/core/promotion/offering'
import { placeBonus } from '@jogada/core/promotion/wagering'
import type { BonusPlace } from '@jogada/core/promotion/wagering'
import { lockPlace } from '@jogada/core/wallet/wager-line'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { readWagerLine, TURNOVER } from '../wallet/index.ts'
import { activeBonuses, lastWagerTo } from './bonuses.ts'
import { playerDiscount, runningCampaigns, standingsFor } from './campaigns.ts'
import type { Campaign } from './campaigns.ts'
import { bonusOfCampaign, openOffers, paidBy } from './offers.ts'
import type { Offer } from './offers.ts'
import { partOf, wantedFor } from './wanted.ts'
import type { OfferedPackage, Supposed, Wanted } from './wanted.ts'

/**
 * Why a campaign brings a player nothing now: what its terms say, and what the player's day says.
 */
export type CampaignObstacle =
  | OfferObstacle
  | 'play_missing'
  | 'offer_taken'
  | 'newer_offer'
  | 'better_discount'
  | 'no_package'

export type TriedCampaign = {
  readonly obstacles: readonly CampaignObstacle[]
  /** Bonuses that the player has to wager before a new one. */
  readonly bonusesBefore: number
  /** What each package would bring, in the order given. */
  readonly packages: readonly TriedPackage[]
}

export type TriedPackage = {
  readonly wanted: Wanted
  /** Whether any of it comes from the campaign that is tried. */
  readonly isOfCampaign: boolean
  /** How much the player would have to play until the deposit itself is free. */
  readonly depositPlay: Money
  /** The same until its gift is cash, by when and where it would stand; null without a gift. */
  readonly gift: { readonly play: Money; readonly place: BonusPlace } | null
}

/**
 * What a campaign, as it is written, would bring a player who deposited now. The rules, the budget
 * and the player are those of this moment; nothing is promised or written. `wageredTimes` is how
 * often a deposit itself is wagered.
 */
export async function tryCampaign(
  deps: Deps,
  draft: Campaign,
  asked: {
    readonly playerId: bigint
    readonly packages: readonly OfferedPackage[]
    readonly wageredTimes: bigint
  },
): Promise<TriedCampaign> {
  const { playerId, packages, wageredTimes } = asked
  const { obstacles: terms, left } = (await standingsFor(deps, playerId, [draft])).get(
    draft.campaign_id,
  )!
  const { obstacle, offer } = await dayOf(deps, draft, playerId)
  const supposed: Supposed = { draft, offer }
  const [line, before] = await Promise.all([
    readWagerLine(deps, playerId),
    activeBonuses(deps, playerId),
  ])
  const now = deps.clock.now()
  const tried: TriedPackage[] = []
  for (const chosen of packages) {
    const wanted = await wantedFor(deps, playerId, chosen, supposed)
    const depositWagerTo = lockPlace(line, chosen.price, wageredTimes).to
    const place =
      wanted.gift &&
      placeBonus({
        amount: wanted.gift.amount,
        times: wanted.gift.campaign.wager_times,
        validDays: wanted.gift.campaign.valid_days,
        depositWagerTo,
        lastWagerTo: lastWagerTo(before),
        at: now,
      })
    tried.push({
      wanted,
      isOfCampaign: [wanted.gift, wanted.discount].some((part) => part?.campaign === draft),
      depositPlay: missing(depositWagerTo, line.progress),
      gift: place ? { play: missing(place.to, line.progress), place } : null,
    })
  }
  const isNone = terms.length === 0 && obstacle === null && !tried.some((one) => one.isOfCampaign)
  const isShort = packages.some((chosen) => broughtBy(draft, chosen) > left)
  return {
    obstacles: [
      ...terms,
      ...(obstacle ? [obstacle] : []),
      ...(isNone ? [isShort ? ('budget' as const) : ('no_package' as const)] : []),
    ],
    bonusesBefore: before.length,
    packages: tried,
  }
}

/** What a campaign would bring with a package that is bought under it. */
function broughtBy(draft: Campaign, chosen: OfferedPackage): Money {
  if (draft.kind === 'play_bonus') return chosen.isPopup ? bonusOfCampaign(draft) : zero
  return partOf(chosen, draft)?.amount ?? zero
}

const missing = (to: Money, progress: Money): Money => larger(zero, subtract(to, progress))

type Day = {
  readonly obstacle: CampaignObstacle | null
  readonly offer: Supposed['offer']
}

/**
 * What of the player's day stands in the way, and the offer that the play of the day has earned.
 */
async function dayOf(deps: Deps, draft: Campaign, playerId: bigint): Promise<Day> {
  if (draft.kind === 'package_gift') return { obstacle: null, offer: undefined }
  if (draft.kind === 'discount') {
    const best = await playerDiscount(deps, playerId, draft)
    const isBeaten = best !== null && best.campaign !== draft
    return { obstacle: isBeaten ? 'better_discount' : null, offer: undefined }
  }
  const [{ [TURNOVER]: turnover }, offers, running, made] = await Promise.all([
    deps.ledger.counters(playerId, [TURNOVER]),
    openOffers(deps, playerId),
    runningCampaigns(deps, 'play_bonus', playerId, draft),
    deps.db
      .selectFrom('promotion.offer')
      .select('state')
      .where('player_id', '=', playerId)
      .where('campaign_id', '=', draft.campaign_id)
      .where('day', '=', localDay(deps.clock.now()))
      .executeTakeFirst(),
  ])
  const isOfDraft = ({ campaign_id }: Offer) => campaign_id === draft.campaign_id
  // one that is not paid any more stands in the way of nothing
  const next = offers.find((offer) => isOfDraft(offer) || paidBy(running, offer))
  if (next && isOfDraft(next)) return { obstacle: null, offer: undefined }
  if (made?.state === 'taken') return { obstacle: 'offer_taken', offer: undefined }
  if (made) return { obstacle: 'newer_offer', offer: undefined }
  if (!earnsOffer(draft.play_threshold!, turnover?.day ?? 0n)) {
    return { obstacle: 'play_missing', offer: undefined }
  }
  return {
    obstacle: null,
    offer: {
      campaign_id: draft.campaign_id,
      amount: draft.bonus_base!,
      multiplier_hundredths: draft.multiplier_hundredths!,
    },
  }
}
