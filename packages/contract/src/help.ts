import * as z from 'zod/mini'
import { call } from './call.ts'
import { moneyText } from './fields.ts'

/**
 * The figures that the help names, as they are configured now; null where nothing of it is offered.
 */
export const helpFacts = z.object({
  deposit: z.object({
    /** The first package. */
    minimum: z.nullable(moneyText),
    payMinutes: z.number(),
    wagerTimes: z.number(),
    /** So many payments of somebody else within these minutes stop deposits for a while. */
    failures: z.number(),
    failuresMinutes: z.number(),
    pauseMinutes: z.number(),
  }),
  withdrawal: z.object({
    minimum: moneyText,
    maximum: moneyText,
    reviewHours: z.number(),
    companies: z.boolean(),
    usdt: z.boolean(),
  }),
  transfer: z.nullable(
    z.object({
      minimum: moneyText,
      maximum: moneyText,
      perDay: z.number(),
      dayAmount: moneyText,
      newRecipientMaximum: moneyText,
      newRecipientHours: z.number(),
    }),
  ),
  vip: z.object({
    highest: z.number(),
    /** Whether deposits count beside play. */
    byDeposits: z.boolean(),
    /** Shares of a withdrawal at the first and the highest level. */
    highestFee: z.number(),
    lowestFee: z.number(),
    leastPerDay: z.number(),
    mostPerDay: z.number(),
    /** The share of settled stakes that the highest level gets back. */
    highestRebate: z.number(),
  }),
  /** Whether anything is given with a deposit or for signing up. */
  bonuses: z.boolean(),
  referral: z.nullable(
    z.object({
      /** Shares of a stake, the nearest level first. */
      rates: z.array(z.number()),
      minimumDeposit: moneyText,
      minimumPlay: moneyText,
      wagerTimes: z.number(),
    }),
  ),
  sports: z.object({
    minStake: moneyText,
    maxStake: moneyText,
    maxPayout: moneyText,
    /** Null where no replay is offered. */
    replays: z.nullable(z.object({ maxStake: moneyText, maxPayout: moneyText })),
    legs: z.number(),
    systemLegs: z.number(),
    combinedOdds: z.number(),
    /** Seconds that a bet in play waits. */
    shortestDelay: z.number(),
    longestDelay: z.number(),
    resumeHours: z.number(),
    amendHours: z.number(),
  }),
  games: z.object({ resumeHours: z.number() }),
  account: z.object({
    identityBefore: z.enum(['deposit', 'play']),
    passwordMin: z.number(),
    passwordMax: z.number(),
    resetMinutes: z.number(),
    recoveryCodes: z.number(),
    idleMinutes: z.number(),
    loginFailures: z.number(),
    loginMinutes: z.number(),
    keptYears: z.number(),
  }),
  limits: z.object({ looserAfterHours: z.number() }),
  support: z.object({ answerHours: z.number(), openTickets: z.number() }),
})

export type HelpFacts = z.output<typeof helpFacts>

export const facts = call({
  method: 'GET',
  path: '/api/app/help/facts',
  auth: 'public',
  priority: 'list',
  summary: 'The figures that the help names, as they are configured now',
  reply: helpFacts,
})
