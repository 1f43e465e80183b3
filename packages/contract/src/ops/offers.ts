import { abuseSigns } from '@jogada/core/promotion/abuse'
import { offerObstacles } from '@jogada/core/promotion/offering'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyInput, moneyText, text } from '../fields.ts'
import { packageCurrencies } from '../order.ts'
import { playContribution } from '../promotion.ts'

export const campaignKinds = ['package_gift', 'discount', 'play_bonus'] as const
export const budgetWindows = ['day', 'month', 'total'] as const
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const when = z.iso.datetime({ offset: true })
const reason = text(500, 3)
/** A mark of what it says, another one whenever that changes. */
const version = z.string()
/**
 * The mark of what was read before, null where there was nothing; what was changed since
 * is not overwritten.
 */
const drawnFrom = z.nullable(text(64, 1))
const spent = z.object({ day: moneyText, month: moneyText, total: moneyText })
/** Null when it holds at once; otherwise a second person decides. */
const changed = z.object({ approvalId: z.nullable(z.string()) })

const schedule = {
  isOn: z.boolean(),
  startsAt: when,
  endsAt: z.nullable(when),
  budgetWindow: z.enum(budgetWindows),
  wagerTimes: whole(0, 100),
  /** The highest single stake until it is played through; none where it is left out. */
  maxBet: z.optional(z.nullable(moneyInput)),
}

const campaignTerms = {
  ...schedule,
  kind: z.enum(campaignKinds),
  audience: z.enum(['everybody', 'first_deposit', 'second_deposit']),
  budget: moneyInput,
  validDays: whole(1, 365),
  discountParts: z.nullable(whole(1, 9999)),
  playThreshold: z.nullable(moneyInput),
  bonusBase: z.nullable(moneyInput),
  multiplierHundredths: z.nullable(whole(1, 10_000)),
  /** Families that count less than whole; what is not named counts whole. */
  contribution: z.optional(playContribution),
}

export const campaigns = call({
  method: 'GET',
  path: '/api/ops/offers/campaigns',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'Every campaign with its terms, its budget and what was spent of it',
  reply: z.array(
    z.object({
      campaignId: z.string(),
      kind: z.enum(campaignKinds),
      audience: z.enum(['everybody', 'first_deposit', 'second_deposit']),
      isOn: z.boolean(),
      startsAt: instant,
      endsAt: z.nullable(instant),
      budget: moneyText,
      budgetWindow: z.enum(budgetWindows),
      wagerTimes: z.number(),
      maxBet: z.nullable(moneyText),
      validDays: z.number(),
      discountParts: z.nullable(z.number()),
      playThreshold: z.nullable(moneyText),
      bonusBase: z.nullable(moneyText),
      multiplierHundredths: z.nullable(z.number()),
      contribution: playContribution,
      spent,
      version,
    }),
  ),
})

export const saveCampaign = call({
  method: 'POST',
  path: '/api/ops/offers/campaigns/{id}',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Makes or changes a campaign; what may cost more waits for a second person',
  params: z.object({ id }),
  body: z.object({ ...campaignTerms, version: drawnFrom, reason }),
  reply: changed,
})

/** Why it cannot be said what a campaign would have cost. */
export const forecastGaps = ['licence', 'play', 'no_package'] as const

const depositSum = z.object({ deposits: z.number(), players: z.number(), amount: moneyText })
const bonusSum = z.object({ bonuses: z.number(), amount: moneyText })

export const forecastCampaign = call({
  method: 'POST',
  path: '/api/ops/offers/campaigns/{id}/forecast',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'What a campaign would have cost by the deposits of the last days, if all had taken it',
  params: z.object({ id }),
  body: z.object(campaignTerms),
  reply: z.object({
    /**
     * The period that was looked at: as long as the campaign, at most 90 days; 30 without an end.
     */
    from: instant,
    to: instant,
    gap: z.nullable(z.enum(forecastGaps)),
    /** Null where there is a gap. */
    forecast: z.nullable(
      z.object({
        looked: z.number(),
        /** False where there were more deposits than are looked at; they end at `to`. */
        isWhole: z.boolean(),
        given: depositSum,
        leftOut: depositSum,
        budget: z.object({
          /**
           * The most that a day, a month or the whole, by the budget's window, would have spent.
           */
          most: moneyText,
          emptyDays: z.number(),
          /** The first day on which it left somebody out. */
          firstEmptyDay: z.nullable(z.string()),
        }),
        /**
         * What of the bonuses would have become cash by the play that followed; null for discounts.
         */
        bonuses: z.nullable(z.object({ released: bonusSum, expired: bonusSum, open: bonusSum })),
      }),
    ),
  }),
})

/** Why a campaign brings a player nothing now. */
export const campaignObstacles = [
  ...offerObstacles,
  'play_missing',
  'offer_taken',
  'newer_offer',
  'better_discount',
  'no_package',
] as const

export const tryCampaign = call({
  method: 'POST',
  path: '/api/ops/offers/campaigns/{id}/try',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Whether a player would be offered a campaign now, and what each package would bring',
  params: z.object({ id }),
  body: z.object({ ...campaignTerms, playerId: idText }),
  reply: z.object({
    playerId: z.string(),
    /** None where it is offered. */
    obstacles: z.array(z.enum(campaignObstacles)),
    /** Bonuses that have to be played before a new one. */
    bonusesBefore: z.number(),
    packages: z.array(
      z.object({
        packageId: z.string(),
        place: z.enum(packageCurrencies),
        price: moneyText,
        pays: moneyText,
        /** Whether what comes with it is of this campaign. */
        isOfCampaign: z.boolean(),
        /** What has to be played until the deposit itself is free. */
        depositPlay: moneyText,
        gift: z.nullable(
          z.object({
            amount: moneyText,
            /** What has to be played, from now, until it is cash. */
            play: moneyText,
            until: instant,
          }),
        ),
      }),
    ),
  }),
})

export const campaignAbuse = call({
  method: 'GET',
  path: '/api/ops/offers/campaigns/{id}/abuse',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Who of the takers of a campaign in the last thirty days shows a sign of abuse',
  params: z.object({ id }),
  reply: z.object({
    from: instant,
    /** How many takers were looked at, and whether those are all. */
    looked: z.number(),
    isWhole: z.boolean(),
    /** How many show a sign; at most 200 of them follow. */
    suspect: z.number(),
    players: z.array(
      z.object({
        playerId: z.string(),
        bonuses: z.number(),
        granted: moneyText,
        released: moneyText,
        /** Asked to be paid out within three days after the first release. */
        takenOut: moneyText,
        signs: z.array(z.enum(abuseSigns)),
        /** Other takers in the same places: how many, and some of them. */
        shared: z.number(),
        sharedWith: z.array(z.string()),
      }),
    ),
  }),
})

export const gifts = call({
  method: 'GET',
  path: '/api/ops/offers/gifts',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'Every gift with its terms, its budget and what was taken of it',
  reply: z.array(
    z.object({
      giftId: z.string(),
      audience: z.enum(['everybody', 'verified']),
      minimumLevel: z.number(),
      amount: moneyText,
      isOn: z.boolean(),
      startsAt: instant,
      endsAt: z.nullable(instant),
      budget: moneyText,
      budgetWindow: z.enum(budgetWindows),
      wagerTimes: z.number(),
      maxBet: z.nullable(moneyText),
      spent,
      version,
    }),
  ),
})

export const saveGift = call({
  method: 'POST',
  path: '/api/ops/offers/gifts/{id}',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Makes or changes a gift; what may cost more waits for a second person',
  params: z.object({ id }),
  body: z.object({
    ...schedule,
    audience: z.enum(['everybody', 'verified']),
    minimumLevel: whole(0, 12),
    amount: moneyInput,
    budget: moneyInput,
    version: drawnFrom,
    reason,
  }),
  reply: changed,
})

export const packages = call({
  method: 'GET',
  path: '/api/ops/offers/packages',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'Every deposit package, offered or not',
  reply: z.array(
    z.object({
      packageId: z.string(),
      place: z.enum(packageCurrencies),
      price: moneyText,
      gift: moneyText,
      giftCampaign: z.nullable(z.string()),
      sort: z.number(),
      isOffered: z.boolean(),
      version,
    }),
  ),
})

export const savePackage = call({
  method: 'POST',
  path: '/api/ops/offers/packages/{id}',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Makes or changes a deposit package; a larger gift waits for a second person',
  params: z.object({ id }),
  body: z.object({
    place: z.enum(packageCurrencies),
    price: moneyInput,
    gift: moneyInput,
    giftCampaign: z.nullable(id),
    sort: whole(0, 10_000),
    isOffered: z.boolean(),
    version: drawnFrom,
    reason,
  }),
  reply: changed,
})
