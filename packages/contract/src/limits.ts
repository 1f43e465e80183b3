import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, moneyInput, moneyText, wholeNumber } from './fields.ts'

const moneyKind = z.enum(['deposit', 'stake', 'loss'])
const window = z.enum(['day', 'week', 'month'])

export const limitEntry = z.object({
  kind: z.enum(['deposit', 'stake', 'loss', 'time']),
  window,
  /** Money as text; time in whole minutes, `"90"`. Null where nothing is limited. */
  limit: z.nullable(z.string()),
  /** What the running window has counted, in the same unit; a net win counts as zero. */
  used: z.string(),
  /** A looser limit that waits; `limit` null takes the limit away. */
  waiting: z.nullable(z.object({ limit: z.nullable(z.string()), from: instant })),
})

export type LimitEntry = z.output<typeof limitEntry>

export const pauseEntry = z.object({
  kind: z.enum(['pause', 'self_exclusion', 'central', 'operator', 'closing']),
  from: instant,
  /** Null: it has no end. */
  until: z.nullable(instant),
})

/** What a licence may ask of a player before play and deposits, in its order. */
export const entrySteps = ['person', 'pictures', 'phone', 'registration', 'limits'] as const

export type EntryStep = (typeof entrySteps)[number]

export const limitsView = z.object({
  /** The twelve limits, kind by kind, day before week before month. */
  limits: z.array(limitEntry),
  /** The kinds without which nobody plays or deposits under this licence. */
  required: z.array(z.string()),
  /** What the licence asks before play and deposits; `waiting` is for staff to decide. */
  entry: z.array(
    z.object({ step: z.enum(entrySteps), state: z.enum(['done', 'waiting', 'open']) }),
  ),
  looserAfterHours: z.number(),
  pause: z.nullable(pauseEntry),
  /** What the deposit limits still let in, and when they let in more; null without such a limit. */
  depositRoom: z.nullable(z.object({ amount: moneyText, until: instant })),
  realityCheckMinutes: z.number(),
  realityCheckChoices: z.array(z.number()),
})

export type LimitsView = z.output<typeof limitsView>

export const getLimits = call({
  method: 'GET',
  path: '/api/app/limits',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s limits, what is used of them, what waits, and a pause in force',
  reply: limitsView,
})

export const setMoneyLimit = call({
  method: 'POST',
  path: '/api/app/limits/money',
  auth: 'player',
  idempotent: true,
  priority: 'normal',
  summary: 'Limits deposits, stakes or net losses; tighter at once, looser later',
  body: z.object({ kind: moneyKind, window, amount: z.nullable(moneyInput) }),
  reply: limitsView,
})

export const setTimeLimit = call({
  method: 'POST',
  path: '/api/app/limits/time',
  auth: 'player',
  idempotent: true,
  priority: 'normal',
  summary: 'Limits the minutes of play; tighter at once, looser later',
  body: z.object({ window, minutes: z.nullable(wholeNumber(1, 44_640)) }),
  reply: limitsView,
})

/** Cooling off, in days: the specification of responsible play asks for 24 hours to 6 weeks. */
export const PAUSE_DAYS = [1, 3, 7, 14, 30, 42] as const

/** Self-exclusion in months; 0 has no end. */
export const EXCLUSION_MONTHS = [0, 1, 3, 6, 12] as const

export const pausePlay = call({
  method: 'POST',
  path: '/api/app/limits/pause',
  auth: 'player',
  idempotent: true,
  priority: 'normal',
  summary: 'Stops play and deposits for some days; nobody makes a pause shorter',
  body: z.object({ days: z.union(PAUSE_DAYS.map((days) => z.literal(days))) }),
  reply: limitsView,
})

export const excludeOneself = call({
  method: 'POST',
  path: '/api/app/limits/exclude',
  auth: 'player',
  idempotent: true,
  priority: 'normal',
  summary: 'Ends play and deposits for months, or for good; withdrawals stay possible',
  body: z.object({ months: z.union(EXCLUSION_MONTHS.map((months) => z.literal(months))) }),
  reply: limitsView,
})

export const setRealityCheck = call({
  method: 'POST',
  path: '/api/app/limits/realityCheck',
  auth: 'player',
  priority: 'normal',
  summary: 'How often a session is interrupted by its own summary',
  body: z.object({ minutes: wholeNumber(5, 240) }),
  reply: limitsView,
})

export const sessionSummary = call({
  method: 'GET',
  path: '/api/app/limits/session',
  auth: 'player',
  priority: 'list',
  summary: 'How long today’s play lasts, what was staked and the net result',
  reply: z.object({
    now: instant,
    playedSeconds: z.number(),
    staked: moneyText,
    /** Negative where the player lost. */
    net: z.string(),
    realityCheckMinutes: z.number(),
    bar: z.enum(['always', 'in_play']),
  }),
})
