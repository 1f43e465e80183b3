import * as z from 'zod/mini'
import { call } from '../call.ts'
import { instant, moneyText, oddsText, text } from '../fields.ts'

/** How a bet of the board stands: before its end, ended, or turned down. */
export const betBoardStates = ['open', 'ended', 'refused'] as const
export const betKinds = ['single', 'parlay', 'system'] as const

const amount = z.optional(z.string().check(z.regex(/^\d{1,12}\.\d{2}$/)))

/** Which bets of the board are shown; nothing said means all of them. */
export const betBoardFilter = {
  state: z.optional(z.enum(betBoardStates)),
  kind: z.optional(z.enum(betKinds)),
  sport: z.optional(text(40, 1)),
  minStake: amount,
  minReturn: amount,
}

const row = z.object({
  playerId: z.string(),
  betId: z.string(),
  placedAt: instant,
  kind: z.enum(betKinds),
  stake: moneyText,
  odds: z.nullable(oddsText),
  potential: moneyText,
  status: z.number(),
  result: z.nullable(z.number()),
  /** All of it was bought back. */
  sold: z.boolean(),
  payout: z.nullable(moneyText),
  legs: z.array(
    z.object({
      eventId: z.string(),
      sport: z.string(),
      home: z.string(),
      away: z.string(),
      outcomeId: z.string(),
    }),
  ),
})

export const betBoard = call({
  method: 'GET',
  path: '/api/ops/trading/board-of-bets',
  auth: 'operator',
  permission: 'trading.view',
  summary: 'Bets of all events, the newest first; a page looks through so many and no more',
  query: z.object({
    ...betBoardFilter,
    /** Where the page before ended, as `next` gave it. */
    after: z.optional(z.string().check(z.regex(/^[\d:.TZ-]{20,35} \d{1,19}$/))),
  }),
  reply: z.object({
    bets: z.array(row),
    next: z.nullable(z.string()),
  }),
})
