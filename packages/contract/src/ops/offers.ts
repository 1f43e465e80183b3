import * as z from 'zod/mini'
import { call } from '../call.ts'
import { instant, moneyInput, moneyText, text } from '../fields.ts'
import { packageCurrencies } from '../order.ts'
import { playContribution } from '../promotion.ts'

export const campaignKinds = ['package_gift', 'discount', 'play_bonus'] as const
export const budgetWindows = ['day', 'month', 'total'] as const
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const when = z.iso.datetime({ offset: true })
const reason = text(500, 3)
const spent = z.object({ day: moneyText, month: moneyText, total: moneyText })
/** Null when it holds at once; otherwise a second person decides. */
const changed = z.object({ approvalId: z.nullable(z.string()) })

const schedule = {
  isOn: z.boolean(),
  startsAt: when,
  endsAt: z.nullable(when),
  budgetWindow: z.enum(budgetWindows),
  wagerTimes: whole(0, 100),
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
      validDays: z.number(),
      discountParts: z.nullable(z.number()),
      playThreshold: z.nullable(moneyText),
      bonusBase: z.nullable(moneyText),
      multiplierHundredths: z.nullable(z.number()),
      contribution: playContribution,
      spent,
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
  body: z.object({
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
    reason,
  }),
  reply: changed,
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
      spent,
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
    reason,
  }),
  reply: changed,
})
