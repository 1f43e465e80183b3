import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyText, text } from '../fields.ts'

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
