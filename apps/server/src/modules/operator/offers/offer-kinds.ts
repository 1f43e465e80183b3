import { formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { readContribution, reducedFamilies } from '@jogada/core/promotion/contribution'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { givesMore, isPopup, lockPackage, savePackage } from '../../deposit/index.ts'
import type { Package } from '../../deposit/index.ts'
import {
  allCampaigns,
  bonusOfCampaign,
  lockCampaign,
  maySpendMore,
  saveCampaign,
} from '../../promotion/index.ts'
import type { Campaign } from '../../promotion/index.ts'
import { ensurePage, giftMaySpendMore, lockGift, saveGift } from '../../reward/index.ts'
import type { Gift } from '../../reward/index.ts'

export type Offers = {
  readonly campaign: Campaign
  readonly gift: Gift
  readonly package: Package
}
export type OfferKind = keyof Offers

/** A row as texts and numbers, as it is shown, compared and kept in a request. */
export type Shown = Readonly<Record<string, string | number | boolean | null>>

type Kind<T> = {
  readonly lock: (tx: Transaction<Tables>, id: string) => Promise<T | undefined>
  readonly save: (tx: Transaction<Tables>, row: T) => Promise<void>
  readonly shown: (row: T) => Shown
  readonly read: (shown: unknown) => T
  /** Whether players get what it gives by now. */
  readonly gives: (row: T) => boolean
  /** Whether the change may cost more than what was before, and so needs a second person. */
  readonly costsMore: (before: T | undefined, after: T) => boolean
  /** The field that is wrong, or null. */
  readonly fault: (deps: Deps, before: T | undefined, after: T) => Promise<string | null>
}

const money = (amount: Money | null) => (amount === null ? null : formatMoney(amount))
const amountOf = (text: unknown) => (typeof text === 'string' ? parseMoney(text)! : null)
const instant = (at: Date | null) => at?.toISOString() ?? null
const dateOf = (text: unknown) => (typeof text === 'string' ? new Date(text) : null)
const ends = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date | null }) =>
  ends_at === null || ends_at > starts_at

const isNoMaxBet = ({ max_bet: maxBet }: { max_bet: Money | null }) =>
  maxBet !== null && maxBet <= 0n

/** The percents of the families that count less than whole, in one order. */
const percentsText = (stored: unknown): string => {
  const contribution = readContribution(stored)
  return JSON.stringify(
    Object.fromEntries(reducedFamilies(contribution).map((one) => [one, contribution[one]])),
  )
}

/** Reads them back; requests from before there were any count every family whole. */
const percentsOf = (text: unknown) =>
  readContribution(typeof text === 'string' ? JSON.parse(text) : {})

/** The kinds of offers that operators make, each with its rules. */
export const offerKinds: { readonly [K in OfferKind]: Kind<Offers[K]> } = {
  campaign: {
    lock: lockCampaign,
    async save(tx, campaign) {
      await saveCampaign(tx, campaign)
      await ensurePage(tx, { campaignId: campaign.campaign_id })
    },
    gives: ({ is_on: isOn }) => isOn,
    costsMore: maySpendMore,
    shown: (row) => ({
      ...row,
      starts_at: instant(row.starts_at),
      ends_at: instant(row.ends_at),
      budget: money(row.budget),
      max_bet: money(row.max_bet),
      play_threshold: money(row.play_threshold),
      bonus_base: money(row.bonus_base),
      contribution: percentsText(row.contribution),
    }),
    read(shown) {
      const row = shown as Record<string, unknown>
      return {
        ...(row as unknown as Campaign),
        starts_at: dateOf(row.starts_at)!,
        ends_at: dateOf(row.ends_at),
        budget: amountOf(row.budget)!,
        max_bet: amountOf(row.max_bet),
        play_threshold: amountOf(row.play_threshold),
        bonus_base: amountOf(row.bonus_base),
        contribution: percentsOf(row.contribution),
      }
    },
    async fault(_, before, after) {
      if (before && before.kind !== after.kind) return 'kind'
      if (!ends(after)) return 'endsAt'
      const isDiscount = after.kind === 'discount'
      if (isDiscount !== (after.discount_parts !== null)) return 'discountParts'
      if (isNoMaxBet(after) || (isDiscount && after.max_bet !== null)) return 'maxBet'
      const isPlay = after.kind === 'play_bonus'
      const terms = [after.play_threshold, after.bonus_base, after.multiplier_hundredths]
      const isWhole = terms.every((term) => (isPlay ? term !== null && term > 0 : term === null))
      // less than a centavo is nothing to be paid with
      const isNothing = isPlay && isWhole && bonusOfCampaign(after) <= 0n
      return isWhole && !isNothing ? null : 'playThreshold, bonusBase, multiplierHundredths'
    },
  },
  gift: {
    lock: lockGift,
    async save(tx, gift) {
      await saveGift(tx, gift)
      await ensurePage(tx, { giftId: gift.gift_id })
    },
    gives: ({ is_on: isOn }) => isOn,
    costsMore: giftMaySpendMore,
    shown: (row) => ({
      ...row,
      starts_at: instant(row.starts_at),
      ends_at: instant(row.ends_at),
      budget: money(row.budget),
      max_bet: money(row.max_bet),
      amount: money(row.amount),
    }),
    read(shown) {
      const row = shown as Record<string, unknown>
      return {
        ...(row as unknown as Gift),
        starts_at: dateOf(row.starts_at)!,
        ends_at: dateOf(row.ends_at),
        budget: amountOf(row.budget)!,
        max_bet: amountOf(row.max_bet),
        amount: amountOf(row.amount)!,
      }
    },
    async fault(_, _before, after) {
      if (after.amount <= 0n) return 'amount'
      if (isNoMaxBet(after)) return 'maxBet'
      return ends(after) ? null : 'endsAt'
    },
  },
  package: {
    lock: lockPackage,
    save: savePackage,
    gives: (row) => row.is_offered && (row.gift > 0n || isPopup(row)),
    costsMore: givesMore,
    shown: (row) => ({ ...row, price: money(row.price), gift: money(row.gift) }),
    read(shown) {
      const row = shown as Record<string, unknown>
      return {
        ...(row as unknown as Package),
        price: amountOf(row.price)!,
        gift: amountOf(row.gift)!,
      }
    },
    async fault(deps, before, after) {
      if (after.price <= 0n) return 'price'
      if (before && before.currency !== after.currency) return 'place'
      if (after.gift > after.price) return 'gift'
      if (after.gift === 0n) return null
      const campaigns = await allCampaigns(deps)
      const pays = campaigns.some(
        ({ campaign }) =>
          campaign.campaign_id === after.gift_campaign && campaign.kind === 'package_gift',
      )
      return pays ? null : 'giftCampaign'
    },
  },
}
