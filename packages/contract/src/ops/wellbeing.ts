import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyInput, moneyText, text, wholeNumber } from '../fields.ts'
import { EXCLUSION_MONTHS, PAUSE_DAYS } from '../limits.ts'

const player = z.object({ playerId: idText })
export const interventionKinds = ['message', 'break', 'call'] as const

export const view = call({
  method: 'GET',
  path: '/api/ops/wellbeing/view/{playerId}',
  auth: 'operator',
  permission: 'wellbeing.view',
  summary: 'A player’s days of play, the signals that they show now, and what was done about them',
  params: player,
  reply: z.object({
    signals: z.array(z.string()),
    score: z.number(),
    days: z.array(
      z.object({
        day: z.string(),
        deposited: moneyText,
        staked: moneyText,
        net: z.string(),
        playedMinutes: z.number(),
      }),
    ),
    interventions: z.array(
      z.object({
        kind: z.enum(interventionKinds),
        signals: z.array(z.string()),
        score: z.number(),
        note: z.string(),
        /** Null where the product did it by itself. */
        by: z.nullable(z.string()),
        at: instant,
      }),
    ),
  }),
})

export const intervene = call({
  method: 'POST',
  path: '/api/ops/wellbeing/intervene/{playerId}',
  auth: 'operator',
  permission: 'wellbeing.act',
  idempotent: true,
  summary: 'Writes to a player, sets a break of a day, or keeps what a call came to',
  params: player,
  body: z.object({ kind: z.enum(interventionKinds), note: text(1000, 3) }),
  reply: z.null(),
})

/** What the player said, when and by which way: it stands in the log. */
const reason = text(500, 3)
const window = z.enum(['day', 'week', 'month'])

export const limitMoney = call({
  method: 'POST',
  path: '/api/ops/wellbeing/limit-money/{playerId}',
  auth: 'operator',
  permission: 'wellbeing.act',
  idempotent: true,
  summary: 'Limits a player’s deposits, stakes or losses on their word: tighter alone, at once',
  params: player,
  body: z.object({
    kind: z.enum(['deposit', 'stake', 'loss']),
    window,
    amount: moneyInput,
    reason,
  }),
  reply: z.null(),
})

export const limitTime = call({
  method: 'POST',
  path: '/api/ops/wellbeing/limit-time/{playerId}',
  auth: 'operator',
  permission: 'wellbeing.act',
  idempotent: true,
  summary: 'Limits a player’s minutes of play on their word: tighter alone, at once',
  params: player,
  body: z.object({ window, minutes: wholeNumber(1, 44_640), reason }),
  reply: z.null(),
})

export const pause = call({
  method: 'POST',
  path: '/api/ops/wellbeing/pause/{playerId}',
  auth: 'operator',
  permission: 'wellbeing.act',
  idempotent: true,
  summary: 'Begins a pause of some days on a player’s word; nobody makes it shorter',
  params: player,
  body: z.object({ days: z.union(PAUSE_DAYS.map((days) => z.literal(days))), reason }),
  reply: z.null(),
})

export const exclude = call({
  method: 'POST',
  path: '/api/ops/wellbeing/exclude/{playerId}',
  auth: 'operator',
  permission: 'wellbeing.act',
  idempotent: true,
  summary:
    'Excludes a player on their word for months, or for good; withdrawals stay possible and nobody makes it shorter',
  params: player,
  body: z.object({
    months: z.union(EXCLUSION_MONTHS.map((months) => z.literal(months))),
    reason,
  }),
  reply: z.null(),
})
