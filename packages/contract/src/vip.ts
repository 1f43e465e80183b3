import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, moneyText } from './fields.ts'

export const vipLevelEntry = z.object({
  level: z.number(),
  /** Deposits and play that reach the level together; no deposits where the licence counts none. */
  deposited: z.nullable(moneyText),
  /** Null where the table says none. */
  played: z.nullable(moneyText),
  /** Play that reaches the level alone; null where that is what `played` says. */
  playedAlone: z.nullable(moneyText),
  withdrawalsPerDay: z.number(),
  /** Shares of an amount: 0.025 is 2.5 %. */
  withdrawalFee: z.number(),
  rebate: z.number(),
  /** What reaching the level brings once. */
  award: moneyText,
})

export type VipLevelEntry = z.output<typeof vipLevelEntry>

export const levels = call({
  method: 'GET',
  path: '/api/app/vip/levels',
  auth: 'public',
  priority: 'list',
  summary: 'What each VIP level asks and gives',
  reply: z.array(vipLevelEntry),
})

export const status = call({
  method: 'GET',
  path: '/api/app/vip/status',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s level, what counts towards the next one, and when levels were reached',
  reply: z.object({
    level: z.number(),
    /** A level that an operator lent, and until when; null where none is. */
    lent: z.nullable(z.object({ level: z.number(), until: instant })),
    deposited: moneyText,
    played: moneyText,
    reached: z.array(z.object({ level: z.number(), at: instant, award: moneyText })),
  }),
})

export const rebates = call({
  method: 'GET',
  path: '/api/app/vip/rebates',
  auth: 'player',
  priority: 'list',
  summary: 'What the player got back of settled stakes, and what counts towards the next payment',
  reply: z.object({
    /** The share of the player’s level. */
    rate: z.number(),
    /** Settled stakes since the last payment, and what they would bring now. */
    played: moneyText,
    expected: moneyText,
    total: moneyText,
    days: z.array(
      z.object({ day: z.string(), played: moneyText, rate: z.number(), amount: moneyText }),
    ),
  }),
})
