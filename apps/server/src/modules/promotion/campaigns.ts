import type { CounterMove } from '@jogada/ledger'
import { licenceProfile } from '@jogada/core/licence/profile'
import { centavos, larger, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { discountBy, offerObstaclesOf, runObstacles } from '@jogada/core/promotion/offering'
import type { OfferObstacle, OfferTerms } from '@jogada/core/promotion/offering'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { getPlayer } from '../account/index.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { DEPOSITS_SO_FAR, nextDeposit } from '../wallet/index.ts'
import type { CampaignKind } from './tables.ts'

export type Campaign = Selectable<Tables['promotion.campaign']>

const PARTS = 10_000

/** Whether the licence lets a deposit be rewarded at all; Brazil's regulator does not. */
export const rewardsDeposits = ({ env }: Pick<Deps, 'env'>): boolean =>
  licenceProfile(env.LICENCE_PROFILE).bonus.onDeposit

/** Whether the licence in force lets a campaign of a kind give anything. */
export const isAllowed = ({ env }: Pick<Deps, 'env'>, kind: CampaignKind): boolean =>
  rewardsDeposits({ env }) &&
  (kind !== 'discount' || licenceProfile(env.LICENCE_PROFILE).deposit.discount)

/** A campaign's terms as the rules of offering read them. */
export const offerTermsOf = (campaign: Campaign): OfferTerms => ({
  audience: campaign.audience,
  isOn: campaign.is_on,
  startsAt: campaign.starts_at,
  endsAt: campaign.ends_at,
  budget: campaign.budget,
})

/** The campaigns of a kind, by id; a draft stands in place of the one that it changes. */
async function campaignsOf(
  { db }: Pick<Deps, 'db'>,
  kind: CampaignKind,
  draft?: Campaign,
): Promise<readonly Campaign[]> {
  const stored = await db
    .selectFrom('promotion.campaign')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('campaign_id')
    .execute()
  if (draft?.kind !== kind) return stored
  return [...stored.filter((one) => one.campaign_id !== draft.campaign_id), draft].toSorted(byId)
}

const byId = (a: Campaign, b: Campaign) => (a.campaign_id < b.campaign_id ? -1 : 1)

/** The campaigns of a kind that run now, by id. */
export async function campaignsNow(
  deps: Deps,
  kind: CampaignKind,
  draft?: Campaign,
): Promise<readonly Campaign[]> {
  if (!isAllowed(deps, kind)) return []
  const now = deps.clock.now()
  const found = await campaignsOf(deps, kind, draft)
  return found.filter((one) => runObstacles(offerTermsOf(one), now).length === 0)
}

/** A campaign that is offered to a player, and the most that its budget can still pay. */
export type Offered = { readonly campaign: Campaign; readonly left: Money }

/**
 * The campaigns of a kind that run now, are meant for this player and have money left, by id;
 * none for a test player and for somebody whose play is paused or excluded. It shows; what is
 * really given is claimed from the budget when an order is made. With a draft, as they were if it
 * was in force.
 */
export async function runningCampaigns(
  deps: Deps,
  kind: CampaignKind,
  playerId: bigint,
  draft?: Campaign,
): Promise<ReadonlyMap<string, Offered>> {
  const found = await campaignsNow(deps, kind, draft)
  if (found.length === 0) return new Map()
  const standings = await standingsFor(deps, playerId, found)
  return new Map(
    found
      .map((campaign) => ({ campaign, ...standings.get(campaign.campaign_id)! }))
      .filter(({ obstacles }) => obstacles.length === 0)
      .map(({ campaign, left }) => [campaign.campaign_id, { campaign, left }]),
  )
}

type Standing = { readonly obstacles: readonly OfferObstacle[]; readonly left: Money }

/**
 * Why each of some campaigns is not offered to a player now, by id, empty where it is; and what its
 * budget has left.
 */
export async function standingsFor(
  deps: Deps,
  playerId: bigint,
  campaigns: readonly Campaign[],
): Promise<ReadonlyMap<string, Standing>> {
  const [isBarred, player, spent, own] = await Promise.all([
    isMarketingBarred(deps, playerId),
    getPlayer(deps.db, playerId),
    deps.ledger.counters(
      'house',
      campaigns.map(({ campaign_id }) => spentCounter(campaign_id)),
    ),
    deps.ledger.counters(playerId, DEPOSITS_SO_FAR),
  ])
  const facts = {
    now: deps.clock.now(),
    isTest: player.is_test,
    isBarred,
    next: nextDeposit(own),
  }
  return new Map(
    campaigns.map((one) => {
      const used = spent[spentCounter(one.campaign_id)]![one.budget_window]
      const obstacles = offerObstaclesOf(offerTermsOf(one), {
        ...facts,
        isAllowed: isAllowed(deps, one.kind),
        spent: used,
      })
      return [one.campaign_id, { obstacles, left: leftOf(one.budget, used) }]
    }),
  )
}

/** What a budget has left of which so much is spent; zero where it was lowered below that. */
export const leftOf = (budget: Money, spent: bigint): Money =>
  larger(subtract(budget, centavos(spent)), zero)

/**
 * A campaign whose bonus an operator may give to a player now, whomever it is meant for otherwise.
 * Refuses with `marketing_barred` whom nothing may be offered to, and with `grant_unavailable` a
 * test player and a campaign that does not run or gives no bonus.
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

/** How much of a campaign's budget is promised or paid, in centavos. */
export const spentCounter = (campaignId: string) => `promotion:${campaignId}`

/** Takes `amount` from a campaign's budget in the same commit, or has the command refused. */
export const budgetMove = (campaign: Campaign, amount: Money): CounterMove => ({
  owner: 'house',
  name: spentCounter(campaign.campaign_id),
  delta: amount,
  max: { [campaign.budget_window]: campaign.budget },
})

/** What a campaign's discount takes off a price; see `discountBy`. */
export const discountOf = (price: Money, campaign: Campaign | undefined): Money =>
  campaign ? discountBy(price, campaign.discount_parts!) : zero

export type PlayerDiscount = Offered & { readonly fraction: number }

/**
 * The best discount that a player has now, or null; it takes off no more than its budget has left.
 */
export async function playerDiscount(
  deps: Deps,
  playerId: bigint,
  draft?: Campaign,
): Promise<PlayerDiscount | null> {
  const running = await runningCampaigns(deps, 'discount', playerId, draft)
  const [best] = [...running.values()].toSorted((a, b) => parts(b) - parts(a))
  return best ? { ...best, fraction: parts(best) / PARTS } : null
}

const parts = ({ campaign }: Offered): number => campaign.discount_parts!

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
    stored: campaign,
    spent: spent[spentCounter(campaign.campaign_id)]!,
  }))
}
