import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyText, text } from '../fields.ts'

/** Why somebody may not bet here (Law 14.790, art. 26). */
export const barredKinds = ['staff', 'official', 'insider', 'diagnosis', 'relative'] as const

export type BarredKind = (typeof barredKinds)[number]

/** Those that tell of somebody's health: shown to those alone who may `wellbeing.view`. */
export const healthKinds: readonly BarredKind[] = ['diagnosis']

const reason = text(500, 3)

export const list = call({
  method: 'GET',
  path: '/api/ops/barred/list',
  auth: 'operator',
  permission: 'barred.view',
  summary: 'People whom the operator keeps from betting, the last listed first; no CPF is kept',
  query: z.object({ before: z.optional(idText) }),
  reply: z.object({
    people: z.array(
      z.object({
        barredId: z.string(),
        /** Null where it is for those alone who may `wellbeing.view`, as are reason and player then. */
        kind: z.nullable(z.enum(barredKinds)),
        reason: z.nullable(z.string()),
        by: z.string(),
        at: instant,
        liftedAt: z.nullable(instant),
        /** What the listing gave back to the player who had the CPF; null where nobody had it. */
        returned: z.nullable(
          z.object({
            playerId: z.string(),
            bets: z.number(),
            /** Open rounds that were brought to their printed end. */
            rounds: z.number(),
            /** Nothing of it is open any more. */
            isOver: z.boolean(),
            /** Cash that was sent to the player's own CPF. */
            sent: moneyText,
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const add = call({
  method: 'POST',
  path: '/api/ops/barred/add',
  auth: 'operator',
  permission: 'player.restrict',
  summary:
    'Keeps a CPF from betting; the player who has it already is suspended at once and gets open bets back',
  body: z.object({ cpf: text(20, 11), kind: z.enum(barredKinds), reason }),
  reply: z.object({ barredId: z.string(), playerId: z.nullable(z.string()) }),
})

export const lift = call({
  method: 'POST',
  path: '/api/ops/barred/lift/{barredId}',
  auth: 'operator',
  permission: 'player.restrict',
  summary:
    'Asks to let a CPF be confirmed again, which a second person must approve; a suspended account is opened by itself',
  params: z.object({ barredId: idText }),
  body: z.object({ reason }),
  reply: z.object({ approvalId: z.string() }),
})
