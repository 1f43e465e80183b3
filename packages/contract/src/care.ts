import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, moneyText } from './fields.ts'

export const activitySpans = ['day', 'week', 'month'] as const

const activityPeriod = z.object({
  /** The first day of the period, `2026-11-20`. */
  from: z.string(),
  deposited: moneyText,
  staked: moneyText,
  won: moneyText,
  /** What play gave, less what it took; negative where the player lost. */
  net: z.string(),
  playedMinutes: z.number(),
})

export type ActivityPeriod = z.output<typeof activityPeriod>

export const activity = call({
  method: 'GET',
  path: '/api/app/care/activity',
  auth: 'player',
  priority: 'list',
  summary: 'Deposits, stakes, wins, net result and time of play by day, week or month',
  query: z.object({ by: z.optional(z.enum(activitySpans)) }),
  /** The oldest first; periods without play are there too. */
  reply: z.object({ by: z.enum(activitySpans), periods: z.array(activityPeriod) }),
})

const selfTestResult = z.object({
  at: instant,
  /** 0 to 27. */
  score: z.number(),
  level: z.enum(['none', 'low', 'moderate', 'high']),
})

export type SelfTestEntry = z.output<typeof selfTestResult>

const answer = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

export const takeSelfTest = call({
  method: 'POST',
  path: '/api/app/care/selfTest',
  auth: 'player',
  priority: 'normal',
  summary:
    'Scores the nine answers of the Problem Gambling Severity Index; only the player sees it',
  body: z.object({ answers: z.array(answer).check(z.length(9)) }),
  reply: selfTestResult,
})

export const selfTests = call({
  method: 'GET',
  path: '/api/app/care/selfTests',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s own results, the newest first',
  reply: z.array(selfTestResult),
})
