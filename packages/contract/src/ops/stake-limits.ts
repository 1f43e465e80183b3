import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyInput, moneyText, oddsText, text } from '../fields.ts'

const player = z.object({ playerId: idText })

export const share = call({
  method: 'GET',
  path: '/api/ops/players/stakes/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'What part of the sportsbook’s limits a player is left, and who set it',
  params: player,
  reply: z.object({
    /** Whole percent; 100 is all. */
    percent: z.number(),
    setBy: z.nullable(z.string()),
    setAt: z.nullable(instant),
  }),
})

export const setShare = call({
  method: 'POST',
  path: '/api/ops/players/stakes/{playerId}',
  auth: 'operator',
  permission: 'trading.limit',
  summary: 'Leaves a player a part of the sportsbook’s limits from the next bet on',
  params: player,
  body: z.object({
    percent: z.int().check(z.minimum(1), z.maximum(100)),
    /** The share that was read before; another one set since is not overwritten. */
    seen: z.number(),
    reason: text(500, 3),
  }),
  reply: z.null(),
})

/** What a bet takes room of: of the house by leg and day, and of its player. */
export const rooms = [
  'outcome',
  'market',
  'event',
  'multiples',
  'house_day',
  'player_event',
  'player_day',
  'own_stake',
  'own_loss',
  'own_time',
] as const

export const tryBet = call({
  method: 'POST',
  path: '/api/ops/trading/try',
  auth: 'operator',
  permission: 'trading.limit',
  summary: 'Whether a bet would pass now at the present prices, and what each limit leaves it',
  body: z.object({
    outcomes: z.array(text(160, 1)).check(z.minLength(1), z.maxLength(20)),
    stake: moneyInput,
    /** Whose bet it would be; nobody’s in particular when left out. */
    playerId: z.optional(idText),
  }),
  reply: z.object({
    passes: z.boolean(),
    /** The first rule that it breaks, in the asker’s language; null where only room is missing. */
    refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
    /** The cash of its player where that is too little. */
    short: z.nullable(moneyText),
    odds: z.nullable(oddsText),
    potential: z.nullable(moneyText),
    /** The largest stake that every limit of the sportsbook leaves. */
    largest: moneyText,
    limits: z.array(
      z.object({
        room: z.enum(rooms),
        /** The outcome of the leg whose room it is. */
        outcomeId: z.nullable(z.string()),
        window: z.enum(['total', 'day', 'week', 'month']),
        /** Reais; seconds of play for the player’s own time. */
        used: z.string(),
        adds: z.string(),
        most: z.string(),
        passes: z.boolean(),
      }),
    ),
  }),
})
