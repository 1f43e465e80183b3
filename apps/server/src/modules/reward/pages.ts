import type { CallReply, reward } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { allPackages } from '../deposit/index.ts'
import type { Package } from '../deposit/index.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { allCampaigns, bonusOfCampaign, leftOf, shownContribution } from '../promotion/index.ts'
import type { Campaign } from '../promotion/index.ts'
import type { Gift } from './gifts.ts'
import { giftSpent, isAllowed } from './gifts.ts'

type Page = CallReply<typeof reward.onePromotionPage>
type Row = Selectable<Tables['reward.page']>
type Spent = Readonly<Record<'day' | 'month' | 'total', bigint>>

/** The gift that the product begins with. */
const WELCOME_GIFT = 'boas-vindas'
const PARTS = 10_000
const SORT_STEP = 10
const HUNDREDTHS = 100

/**
 * The promotions that run or whose budget is used up until its next day or month, in the operator's
 * order; none for a player to whom nothing may be advertised.
 */
export async function listPages(deps: Deps, playerId: bigint | null): Promise<Page[]> {
  if (playerId !== null && (await isMarketingBarred(deps, playerId))) return []
  const pages = await allPages(deps)
  return pages.filter(({ state }) => state !== 'ended')
}

/** A promotion's page, also after it ended; refuses with `promotion_unknown`. */
export async function getPage(deps: Deps, id: number): Promise<Page> {
  const page = (await allPages(deps)).find((one) => one.id === id)
  if (!page) throw new Refusal('promotion_unknown')
  return page
}

async function allPages(deps: Deps): Promise<Page[]> {
  const [rows, campaigns, gifts, packages] = await Promise.all([
    deps.db.selectFrom('reward.page').selectAll().orderBy('sort').orderBy('page_id').execute(),
    allCampaigns(deps),
    deps.db
      .selectFrom('reward.gift')
      .selectAll()
      .execute()
      .then((found) => found.filter((gift) => isAllowed(deps, gift))),
    allPackages(deps),
  ])
  const spent = await deps.ledger.counters(
    'house',
    gifts.map((gift) => giftSpent(gift.gift_id)),
  )
  const now = deps.clock.now()
  return rows.flatMap((row) => {
    const gift = gifts.find(({ gift_id }) => gift_id === row.gift_id)
    if (gift)
      return [
        giftPage(row, gift, { spent: spent[giftSpent(gift.gift_id)]!, now, least: gift.amount }),
      ]
    const found = campaigns.find(({ campaign }) => campaign.campaign_id === row.campaign_id)
    if (!found) return []
    const { campaign } = found
    const carrying = packages.filter(
      ({ is_offered, currency, gift_campaign }) =>
        is_offered && CHOSEN_FROM.includes(currency) && gift_campaign === campaign.campaign_id,
    )
    const least = leastOf(campaign, carrying)
    return [
      { ...campaignPage(row, campaign, { spent: found.spent, now, least }), ...giftsOf(carrying) },
    ]
  })
}

const LOW_BALANCE = 'INSBRL'
/**
 * The packages that a player is shown to choose from; the others only announce other ways to pay.
 */
const CHOSEN_FROM: readonly string[] = ['BRL', 'EXTPAY', '', LOW_BALANCE]

/** What the packages give that carry a campaign, the cheapest first. */
const giftsOf = (packages: readonly Package[]): Pick<Page, 'packages' | 'isForLowBalance'> => ({
  packages: packages
    .toSorted((a, b) => Number(a.price - b.price))
    .map(({ price, gift }) => ({ price: formatMoney(price), gift: formatMoney(gift) })),
  isForLowBalance:
    packages.length > 0 && packages.every(({ currency }) => currency === LOW_BALANCE),
})

/**
 * Gives a campaign or a gift its page, at the end of the list, in the transaction that makes it;
 * the page that it has stays.
 */
export async function ensurePage(
  tx: Transaction<Tables>,
  owner: { readonly campaignId: string } | { readonly giftId: string },
): Promise<void> {
  const isCampaign = 'campaignId' in owner
  const [column, id] = isCampaign
    ? (['campaign_id', owner.campaignId] as const)
    : (['gift_id', owner.giftId] as const)
  // two that are made at once take one number each
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('reward.page', 0))`.execute(tx)
  const known = await tx
    .selectFrom('reward.page')
    .select('page_id')
    .where(column, '=', id)
    .executeTakeFirst()
  if (known) return
  const { last, sort } = await tx
    .selectFrom('reward.page')
    .select((is) => [is.fn.max('page_id').as('last'), is.fn.max('sort').as('sort')])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('reward.page')
    .values({
      page_id: (last ?? 0) + 1,
      campaign_id: isCampaign ? id : null,
      gift_id: isCampaign ? null : id,
      sort: (sort ?? 0) + SORT_STEP,
    })
    .execute()
}

type At = {
  readonly spent: Spent
  readonly now: Date
  /** The least that it gives at once. */
  readonly least: Money
}

/** The least that a campaign gives at once; a centavo where it depends on the price. */
function leastOf(campaign: Campaign, carrying: readonly Package[]): Money {
  if (campaign.kind === 'play_bonus') return bonusOfCampaign(campaign)
  return carrying.map(({ gift }) => gift).toSorted((a, b) => Number(a - b))[0] ?? centavos(1n)
}

function stateOf(
  terms: Pick<Campaign | Gift, 'is_on' | 'starts_at' | 'ends_at' | 'budget' | 'budget_window'>,
  { spent, now, least }: At,
): Page['state'] {
  const isOver = terms.ends_at !== null && terms.ends_at <= now
  if (!terms.is_on || terms.starts_at > now || isOver) return 'ended'
  return leftOf(terms.budget, spent[terms.budget_window]) < least ? 'spent' : 'running'
}

const common = (row: Row, terms: Campaign | Gift, at: At) => ({
  id: row.page_id,
  wagerTimes: terms.wager_times,
  maxBet: terms.max_bet && formatMoney(terms.max_bet),
  budget: formatMoney(terms.budget),
  budgetWindow: terms.budget_window,
  startsAt: terms.starts_at.toISOString(),
  endsAt: terms.ends_at?.toISOString() ?? null,
  state: stateOf(terms, at),
  isWelcome: row.gift_id === WELCOME_GIFT,
  ...giftsOf([]),
})

const giftPage = (row: Row, gift: Gift, at: At): Page => ({
  ...common(row, gift, at),
  kind: 'gift',
  audience: gift.audience,
  amount: formatMoney(gift.amount),
  discount: null,
  multiplier: null,
  playThreshold: null,
  minimumLevel: gift.minimum_level,
  contribution: shownContribution({}),
  validDays: 0,
})

const campaignPage = (row: Row, campaign: Campaign, at: At): Page => ({
  ...common(row, campaign, at),
  kind: campaign.kind,
  audience: campaign.audience,
  amount: campaign.bonus_base === null ? null : formatMoney(campaign.bonus_base),
  discount: campaign.discount_parts === null ? null : campaign.discount_parts / PARTS,
  multiplier:
    campaign.multiplier_hundredths === null ? null : campaign.multiplier_hundredths / HUNDREDTHS,
  playThreshold: campaign.play_threshold === null ? null : formatMoney(campaign.play_threshold),
  minimumLevel: 0,
  contribution: shownContribution(campaign.contribution),
  validDays: campaign.valid_days,
})
