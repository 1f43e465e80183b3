import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, moneyInput, moneyText, text, wholeNumber } from './fields.ts'
import { playContribution } from './promotion.ts'

/** Award codes of the specification: what an award is for. */
export const AWARD_VIP = 14
export const AWARD_PROMOTION = 141

export const awardEntry = z.object({
  awardId: z.string(),
  code: z.union([z.literal(AWARD_VIP), z.literal(AWARD_PROMOTION)]),
  /** The level that was reached (14); null for a promotion. */
  level: z.nullable(z.number()),
  amount: moneyText,
  /** How often the amount must be wagered before it can be withdrawn. */
  wagerTimes: z.number(),
  /** The highest single stake until then; null for no bound. */
  maxBet: z.nullable(moneyText),
  expiresAt: z.nullable(instant),
})

export type AwardEntry = z.output<typeof awardEntry>

export const awards = call({
  method: 'GET',
  path: '/api/app/reward/awards',
  auth: 'player',
  priority: 'list',
  summary: 'Awards that wait to be taken',
  reply: z.array(awardEntry),
})

export const takeAward = call({
  method: 'POST',
  path: '/api/app/reward/take/{awardId}',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Takes an award into cash, once; its terms lock it until it was wagered',
  params: z.object({ awardId: text(60, 1) }),
  /** The terms that the player saw; an app of before they were asked for names none. */
  body: z.object({
    amount: z.optional(moneyInput),
    wagerTimes: z.optional(wholeNumber(0, 100)),
    maxBet: z.optional(z.nullable(moneyInput)),
  }),
  reply: z.object({ amount: moneyText }),
})

export const promotionPage = z.object({
  id: z.number(),
  kind: z.enum(['package_gift', 'discount', 'play_bonus', 'gift']),
  audience: z.enum(['everybody', 'first_deposit', 'second_deposit', 'verified']),
  /** The gift, or the base of a play bonus; null where it depends on the package. */
  amount: z.nullable(moneyText),
  /** Share of a discount. */
  discount: z.nullable(z.number()),
  multiplier: z.nullable(z.number()),
  /** A day's play that earns a play bonus. */
  playThreshold: z.nullable(moneyText),
  /** The VIP level from which a gift can be taken; 0 for everybody. */
  minimumLevel: z.number(),
  /** The packages that carry a package gift, each with what is given; empty for the other kinds. */
  packages: z.array(z.object({ price: moneyText, gift: moneyText })),
  /** Whether it is the gift that the product welcomes players with. */
  isWelcome: z.boolean(),
  /** Whether those packages are the ones that a low balance is offered. */
  isForLowBalance: z.boolean(),
  wagerTimes: z.number(),
  /** The highest single stake until it is played through; null for no bound. */
  maxBet: z.nullable(moneyText),
  contribution: playContribution,
  validDays: z.number(),
  budget: moneyText,
  budgetWindow: z.enum(['day', 'month', 'total']),
  startsAt: instant,
  endsAt: z.nullable(instant),
  state: z.enum(['running', 'spent', 'ended']),
})

export type PromotionPage = z.output<typeof promotionPage>

export const promotionPages = call({
  method: 'GET',
  path: '/api/app/promotion/pages',
  auth: 'public',
  priority: 'list',
  summary:
    'Promotions that run, with their terms; none for a player who paused play or is excluded from it',
  reply: z.array(promotionPage),
})

export const onePromotionPage = call({
  method: 'GET',
  path: '/api/app/promotion/page/{id}',
  auth: 'public',
  priority: 'list',
  summary: 'One promotion with its terms, also after it ended',
  params: z.object({ id: wholeNumber(1, 1_000_000) }),
  reply: promotionPage,
})
