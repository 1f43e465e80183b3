import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyInput, moneyText, text, wholeNumber } from '../fields.ts'
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
    /** Gifts that operators granted and that wait to be taken, the oldest first. */
    gifts: z.array(
      z.object({
        awardId: z.string(),
        gift: z.string(),
        amount: moneyText,
        grantedAt: instant,
        expiresAt: z.nullable(instant),
      }),
    ),
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

export const cancelGift = call({
  method: 'POST',
  path: '/api/ops/players/cancel-gift/{playerId}/{awardId}',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Takes a granted gift back that its player has not taken; its budget gets it again',
  params: z.object({ playerId: idText, awardId: text(60, 1) }),
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({ returned: moneyText }),
})

export const grantSources = ['campaign', 'gift'] as const

export const grantable = call({
  method: 'GET',
  path: '/api/ops/players/grantable/{playerId}',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'What can be given to a player now, with what is left of each budget',
  params: player,
  reply: z.object({
    /** From this sum on, what is given in a day to one player, or by one operator, takes two. */
    twoOperatorsFrom: moneyText,
    /** Why nothing can be given. */
    barred: z.nullable(z.enum(['marketing', 'test'])),
    offers: z.array(
      z.object({
        source: z.enum(grantSources),
        id: z.string(),
        /** What a gift gives; null where the operator says how much. */
        amount: z.nullable(moneyText),
        wagerTimes: z.number(),
        maxBet: z.nullable(moneyText),
        /** Days until a bonus is over. */
        validDays: z.nullable(z.number()),
        left: moneyText,
      }),
    ),
  }),
})

export const grant = call({
  method: 'POST',
  path: '/api/ops/players/grant/{playerId}',
  auth: 'operator',
  permission: 'offer.change',
  idempotent: true,
  summary:
    'Gives one player a bonus of a campaign, or a gift to take, within its budget; a large one waits for a second person',
  params: player,
  body: z.object({
    source: z.enum(grantSources),
    id: text(40, 1),
    /** For a campaign alone: a gift says itself how much it gives. */
    amount: z.optional(moneyInput),
    reason: text(500, 3),
  }),
  reply: z.object({ approvalId: z.nullable(z.string()) }),
})

export const levels = call({
  method: 'GET',
  path: '/api/ops/players/levels/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'The VIP levels that a player reached by play, and those that operators lent',
  params: player,
  reply: z.object({
    level: z.number(),
    reached: z.array(z.object({ level: z.number(), at: instant, award: moneyText })),
    lent: z.array(
      z.object({
        level: z.number(),
        at: instant,
        until: instant,
        /** Null while it is lent. */
        endedAt: z.nullable(instant),
      }),
    ),
  }),
})

export const lendLevel = call({
  method: 'POST',
  path: '/api/ops/players/lend-level/{playerId}',
  auth: 'operator',
  permission: 'offer.change',
  summary:
    'Asks to lend a player a VIP level until an instant, which a second person must approve; it brings no award',
  params: player,
  body: z.object({
    level: wholeNumber(1, 12),
    until: z.iso.datetime({ offset: true }),
    reason: text(500, 3),
  }),
  reply: z.object({ approvalId: z.string() }),
})

export const endLevel = call({
  method: 'POST',
  path: '/api/ops/players/end-level/{playerId}',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Ends a level that is lent; the player goes on with the one that was reached',
  params: player,
  body: z.object({ reason: text(500, 3) }),
  reply: z.null(),
})
