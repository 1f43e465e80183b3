import * as z from 'zod/mini'
import { call } from './call.ts'
import { calendarDay, instant, moneyText, wholeNumber } from './fields.ts'

/** First and last calendar day in America/Sao_Paulo, both included; open where none is named. */
const days = { from: z.optional(calendarDay), to: z.optional(calendarDay) }

export const referralLevel = z.object({
  level: z.number(),
  /** All who are on the level, and those of them who registered on the days asked for. */
  people: z.number(),
  joined: z.number(),
  /**
   * Settled stakes that counted on the days asked for, whenever who placed them joined, and the
   * commission on them: what of it is paid, and what is pending.
   */
  played: moneyText,
  commission: moneyText,
  paid: moneyText,
  pending: moneyText,
  /** Share of a stake: 0.002 is 0.2 %. */
  rate: z.number(),
})

export type ReferralLevel = z.output<typeof referralLevel>

export const summary = call({
  method: 'GET',
  path: '/api/app/referral/summary',
  auth: 'player',
  priority: 'list',
  summary:
    'The player’s invite code, three levels of invited players, and commission by day; of all time, or of some days',
  query: z.object(days),
  reply: z.object({
    yqm: z.string(),
    levels: z.array(referralLevel),
    paid: moneyText,
    pending: moneyText,
    days: z.array(
      z.object({
        day: z.string(),
        played: moneyText,
        amount: moneyText,
        paidAt: z.nullable(instant),
      }),
    ),
  }),
})

export const referralPerson = z.object({
  personId: z.string(),
  name: z.string(),
  level: z.number(),
  joinedAt: instant,
  played: moneyText,
  commission: moneyText,
  /** Why the player’s stakes bring no commission, or that they do. */
  state: z.enum(['counts', 'same_device', 'same_address']),
})

export type ReferralPerson = z.output<typeof referralPerson>

export const people = call({
  method: 'GET',
  path: '/api/app/referral/people',
  auth: 'player',
  priority: 'list',
  summary: 'Invited players of one level, masked, the newest first, with what some days brought',
  query: z.object({
    level: wholeNumber(1, 3),
    /** The last `personId` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    ...days,
  }),
  reply: z.array(referralPerson),
})

export const ladderStep = z.object({
  step: z.number(),
  people: z.number(),
  bonus: moneyText,
  state: z.enum(['locked', 'open', 'taken']),
})

export const ladder = call({
  method: 'GET',
  path: '/api/app/referral/ladder',
  auth: 'player',
  priority: 'list',
  summary: 'The steps of the ladder bonus, and how many invited players count',
  reply: z.object({
    valid: z.number(),
    /** What an invited player must have deposited and played to count. */
    minimumDeposit: moneyText,
    minimumPlay: moneyText,
    /** How often the bonus of a step must be wagered before it can be withdrawn. */
    wagerTimes: z.number(),
    steps: z.array(ladderStep),
  }),
})

export const takeStep = call({
  method: 'POST',
  path: '/api/app/referral/ladder/{step}',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Takes the bonus of a reached step, once',
  params: z.object({ step: wholeNumber(1, 100) }),
  reply: z.object({ step: z.number(), amount: moneyText }),
})
