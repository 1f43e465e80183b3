import * as z from 'zod/mini'
import { call } from '../call.ts'
import { instant, moneyText } from '../fields.ts'

export const business = call({
  method: 'GET',
  path: '/api/ops/overview/business',
  auth: 'operator',
  permission: 'report.view',
  summary: 'Today as far as it has come, beside the two days before it as a whole',
  reply: z.object({
    at: instant,
    /** How much of the operator's day is over, in whole percent. */
    passed: z.number(),
    /** Today first. */
    days: z.array(
      z.object({
        day: z.string(),
        ggr: moneyText,
        ngr: moneyText,
        /** GGR in percent of stakes, two places; null without stakes. */
        hold: z.nullable(z.string()),
        deposits: moneyText,
        withdrawals: moneyText,
        actives: z.number(),
        depositors: z.number(),
        /** Who registered on the day, and how many of them have paid in since. */
        registered: z.number(),
        converted: z.number(),
      }),
    ),
    /** GGR by day, the oldest first. */
    course: z.array(z.object({ day: z.string(), ggr: moneyText })),
  }),
})

export const risks = call({
  method: 'GET',
  path: '/api/ops/overview/risks',
  auth: 'operator',
  permission: 'trading.view',
  summary: 'The events on which the house can lose most by open bets, the greatest first',
  reply: z.array(
    z.object({
      eventId: z.string(),
      sport: z.string(),
      competition: z.string(),
      home: z.string(),
      away: z.string(),
      startsAt: instant,
      /** It is over and its bets wait for their result. */
      isOver: z.boolean(),
      bets: z.number(),
      stake: moneyText,
      liability: moneyText,
    }),
  ),
})

export const oddReturns = call({
  method: 'GET',
  path: '/api/ops/overview/returns',
  auth: 'operator',
  permission: 'game.view',
  summary: 'Games whose return of the last 30 days lies outside its band, the furthest first',
  reply: z.array(
    z.object({
      game: z.string(),
      /** In hundredths of a percent. */
      actual: z.number(),
      bandFrom: z.number(),
      bandTo: z.number(),
      sigma: z.number(),
      rounds: z.number(),
    }),
  ),
})

export const health = call({
  method: 'GET',
  path: '/api/ops/overview/health',
  auth: 'operator',
  permission: 'switch.view',
  summary:
    'Whether what the product lives by answers: provider, sockets, feeds, the proof of the books',
  reply: z.object({
    at: instant,
    provider: z.object({
      isAnswering: z.boolean(),
      /** When its list of payments was last read, and when it last called about one. */
      readAt: z.nullable(instant),
      calledAt: z.nullable(instant),
    }),
    sockets: z.object({
      /** Over all processes that answered, which are counted too. */
      players: z.number(),
      processes: z.number(),
    }),
    feeds: z.array(z.object({ source: z.string(), heardAt: instant, isSilent: z.boolean() })),
    /** The last proof of the whole ledger, made by itself every day or asked for by an operator. */
    proof: z.nullable(z.object({ at: instant, isRight: z.boolean(), entries: z.number() })),
  }),
})

/** The jobs that one process does for all, by the names of their locks. */
export const jobNames = [
  'deposit.watch',
  'deposit.reconcile',
  'withdrawal.payouts',
  'ledger.proof',
  'ledger.months',
  'report.days',
  'report.returns',
  'report.funds',
  'casino.abandoned',
  'draws.rounds',
  'aggregator.catalogue',
  'aggregator.stakes',
  'sportsbook.open-data',
  'sportsbook.odds-api',
  'sportsbook.decisions',
  'sportsbook.settlement',
  'sportsbook.prizes',
  'promotion.sweep',
  'reward.sweep',
  'vip.rebates',
  'vip.loans',
  'referral.pay',
  'notice.banners',
  'notice.push',
  'care.behaviour',
  'exclusion.watch',
  'aml.exposed',
  'privacy.closing',
  'regulator.files',
] as const
export type JobName = (typeof jobNames)[number]

export const system = call({
  method: 'GET',
  path: '/api/ops/overview/system',
  auth: 'operator',
  permission: 'switch.view',
  summary: 'Which jobs some process leads, and how far behind the ledger its readers are',
  reply: z.object({
    at: instant,
    /** Processes that answered. */
    processes: z.number(),
    /** Without those that this configuration has no need of. */
    jobs: z.array(z.object({ job: z.enum(jobNames), isLed: z.boolean() })),
    /** Whoever follows the ledger, with the batches that it has not read yet. */
    readers: z.array(z.object({ reader: z.string(), behind: z.number() })),
  }),
})
