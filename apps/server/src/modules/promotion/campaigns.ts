import type { CounterMove } from '@jogada/ledger'
import { licenceProfile } from '@jogada/core/licence/profile'
import { subtract, timesRatio, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { getPlayer } from '../account/index.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { DEPOSITS_SO_FAR, nextDeposit } from '../wallet/index.ts'
import type { NextDeposit } from '../wallet/index.ts'
import type { CampaignKind } from './tables.ts'

export type Campaign = Selectable<Tables['promotion.campaign']>

const PARTS = 10_000n

/** Whether the licence lets a deposit be rewarded at all; Brazil's regulator does not. */
export const rewardsDeposits = ({ env }: Pick<Deps, 'env'>): boolean =>
  licenceProfile(env.LICENCE_PROFILE).bonus.onDeposit

/** Whether the licence in force lets a campaign of a kind give anything. */
export const isAllowed = ({ env }: Pick<Deps, 'env'>, kind: CampaignKind): boolean =>
  rewardsDeposits({ env }) &&
  (kind !== 'discount' || licenceProfile(env.LICENCE_PROFILE).deposit.discount)

/** The campaigns of a kind that run now, by id. */
export async function campaignsNow(deps: Deps, kind: CampaignKind): Promise<readonly Campaign[]> {
  if (!isAllowed(deps, kind)) return []
  const now = deps.clock.now()
  return deps.db
    .selectFrom('promotion.campaign')
    .selectAll()
    .where('kind', '=', kind)
    .where('is_on', '=', true)
    .where('starts_at', '<=', now)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('campaign_id')
    .execute()
}

/**
 * The campaigns of a kind that run now, are meant for this player and have money left, by id; none
 * for a test player and for somebody whose play is paused or excluded. It shows; what is really given is claimed from the
 * budget when an order is made.
 */
export async function runningCampaigns(
  deps: Deps,
  kind: CampaignKind,
  playerId: bigint,
): Promise<ReadonlyMap<string, Campaign>> {
  const found = await campaignsNow(deps, kind)
  if (found.length === 0 || (await isMarketingBarred(deps, playerId))) return new Map()
  if ((await getPlayer(deps.db, playerId)).is_test) return new Map()
  const [spent, own] = await Promise.all([
    deps.ledger.counters(
      'house',
      found.map(({ campaign_id }) => spentCounter(campaign_id)),
    ),
    deps.ledger.counters(playerId, DEPOSITS_SO_FAR),
  ])
  const next = nextDeposit(own)
  return new Map(
    found
      .filter((one) => isMeantFor(one, next))
      .filter((one) => spent[spentCounter(one.campaign_id)]![one.budget_window] < one.budget)
      .map((one) => [one.campaign_id, one]),
  )
}

/**
 * A campaign whose bonus an operator may give to a player now, whomever it is meant for otherwise.
 * Refuses with `marketing_barred` whom nothing may be offered to, and with `grant_unavailable` a test
 * player and a campaign that does not run or gives no bonus.
 */
export async function campaignForGrant(
  deps: Deps,
  playerId: bigint,
  campaignId: string,
): Promise<Campaign> {
  if (await isMarketingBarred(deps, playerId)) throw new Refusal('marketing_barred')
  const campaign = (await campaignsToGrant(deps)).find((one) => one.campaign_id === campaignId)
  const { is_test: isTest } = await getPlayer(deps.db, playerId)
  if (!campaign || isTest) throw new Refusal('grant_unavailable')
  return campaign
}

/** The campaigns that run now and give bonuses. */
export const campaignsToGrant = async (deps: Deps): Promise<readonly Campaign[]> => [
  ...(await campaignsNow(deps, 'package_gift')),
  ...(await campaignsNow(deps, 'play_bonus')),
]

/** Whether a campaign is meant for the deposit that a player makes next. */
export const isMeantFor = ({ audience }: Pick<Campaign, 'audience'>, next: NextDeposit): boolean =>
  audience === 'everybody' || audience === `${next}_deposit`

/** How much of a campaign's budget is promised or paid, in centavos. */
export const spentCounter = (campaignId: string) => `promotion:${campaignId}`

/** Takes `amount` from a campaign's budget in the same commit, or has the command refused. */
export const budgetMove = (campaign: Campaign, amount: Money): CounterMove => ({
  owner: 'house',
  name: spentCounter(campaign.campaign_id),
  delta: amount,
  max: { [campaign.budget_window]: campaign.budget },
})

/** What a discount takes off: the price after it is `price × (1 − discount)`, rounded half up. */
export function discountOf(price: Money, campaign: Campaign | undefined): Money {
  if (!campaign) return zero
  const after = timesRatio(price, PARTS - BigInt(campaign.discount_parts!), PARTS)
  return after > 0n ? subtract(price, after) : zero
}

export type PlayerDiscount = { readonly campaign: Campaign; readonly fraction: number }

/** The best discount that a player has now, or null. */
export async function playerDiscount(deps: Deps, playerId: bigint): Promise<PlayerDiscount | null> {
  const running = await runningCampaigns(deps, 'discount', playerId)
  const [best] = [...running.values()].toSorted((a, b) => b.discount_parts! - a.discount_parts!)
  return best ? { campaign: best, fraction: best.discount_parts! / Number(PARTS) } : null
}

/** Every campaign, whether it runs or not, with what its budget has spent. */
export async function allCampaigns(deps: Deps) {
  const campaigns = await deps.db
    .selectFrom('promotion.campaign')
    .selectAll()
    .orderBy('campaign_id')
    .execute()
  const spent = await deps.ledger.counters(
    'house',
    campaigns.map(({ campaign_id }) => spentCounter(campaign_id)),
  )
  return campaigns.map((campaign) => ({
    campaign: isAllowed(deps, campaign.kind) ? campaign : { ...campaign, is_on: false },
    spent: spent[spentCounter(campaign.campaign_id)]!,
  }))
}
