import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyText, text } from '../fields.ts'
import { limitsView } from '../limits.ts'
import { bonusEntry } from '../promotion.ts'
import { locks } from '../wallet.ts'

const player = z.object({ playerId: idText })

export const limits = call({
  method: 'GET',
  path: '/api/ops/players/limits/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'The limits that a player set, what is used of them, what waits, and a pause in force',
  params: player,
  reply: limitsView,
})

export const bonusEnds = ['released', 'expired', 'cancelled', 'revoked'] as const

export const bonuses = call({
  method: 'GET',
  path: '/api/ops/players/bonuses/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Bonuses of a player, what locks the cash, and how much of each was wagered',
  params: player,
  query: z.object({ before: z.optional(text(80)) }),
  reply: z.object({
    /** The balance in its parts, and each lock. */
    balance: locks.reply,
    active: z.array(z.extend(bonusEntry, { campaign: z.string() })),
    /** Those that have ended, the newest first. */
    ended: z.array(
      z.object({
        bonusId: z.string(),
        campaign: z.string(),
        amount: moneyText,
        grantedAt: instant,
        endedAt: z.nullable(instant),
        end: z.enum(bonusEnds),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const cancelBonus = call({
  method: 'POST',
  path: '/api/ops/players/cancel-bonus/{playerId}/{bonusId}',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Takes a bonus that still has to be wagered back; cash stays untouched',
  params: z.object({ playerId: idText, bonusId: text(60, 1) }),
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({ lost: moneyText }),
})
