import * as z from 'zod/mini'
import { call } from './call.ts'
import { idText, instant, moneyInput, moneyText, oddsInput, oddsText, text } from './fields.ts'

/** One price of a market. */
export const outcome = z.object({
  outcomeId: z.string(),
  /** home, draw, away, over, under: a key of the texts. */
  name: z.string(),
  /** What to show where `name` is a competitor: a driver's name. Left out elsewhere. */
  label: z.optional(z.string()),
  odds: oddsText,
  open: z.boolean(),
})

export const market = z.object({
  marketId: z.string(),
  key: z.string(),
  /** The line of a total, "2.50"; null where the market has none. */
  line: z.nullable(z.string()),
  status: z.enum(['open', 'suspended', 'settled']),
  outcomes: z.array(outcome),
})

export type Market = z.output<typeof market>

export const sportEvent = z.object({
  eventId: z.string(),
  sport: z.string(),
  competition: z.string(),
  /** The round of a league or the stage of a cup, as the source names it. */
  stage: z.string(),
  /** Of a race, its name; `away` is then empty. */
  home: z.string(),
  away: z.string(),
  /** When this event starts here; of a replay, when the replay starts. */
  startsAt: instant,
  /** A replay shows a past match again; `playedOn` is its real date. */
  replay: z.boolean(),
  playedOn: z.nullable(z.string()),
  /** Match phase of the specification: 0 not open, 1, 2, 3, …, -1 finished. */
  phase: z.number(),
  minute: z.nullable(z.number()),
  /** Goals; sets or games won in sports that are played in them; null in a race. */
  score: z.nullable(z.object({ home: z.number(), away: z.number() })),
  /** Points of each set or game so far, the one being played last. Left out elsewhere. */
  periods: z.optional(z.array(z.object({ home: z.number(), away: z.number() }))),
  status: z.enum(['open', 'suspended', 'finished']),
  /** `goal`, `var`, `silent`, … while it is suspended. */
  suspendedBecause: z.optional(z.nullable(z.string())),
  /** Grows with every change of score, phase or price. */
  version: z.number(),
  /** All of them in an event of its own; in lists and live messages only those a row shows. */
  markets: z.array(market),
  /** How many it has in all, where `markets` may be fewer. */
  marketCount: z.optional(z.number()),
})

export type SportEvent = z.output<typeof sportEvent>

/**
 * What is new in the markets of an event. With `since` null `markets` are all of them; else they
 * changed after version `since`, and who holds an older one asks for the event again. Of an open
 * market that changed nothing but its prices `moved` has those alone, in the order of its outcomes.
 * `gone` are offered no more. While `status` is not open, no market is, whether it is named or not.
 */
export type MarketChanges = {
  eventId: string
  version: number
  since: number | null
  status: SportEvent['status']
  markets: Market[]
  moved: Record<string, string[]>
  gone: string[]
}

export const sportEvents = call({
  method: 'GET',
  path: '/api/app/sport/events',
  auth: 'public',
  priority: 'list',
  summary: 'Live events first, then those to come by start',
  query: z.object({ sport: z.optional(text(24)), when: z.optional(z.enum(['live', 'upcoming'])) }),
  reply: z.array(sportEvent),
})

export const sportEventCall = call({
  method: 'GET',
  path: '/api/app/sport/events/{eventId}',
  auth: 'public',
  summary: 'One event with all its markets',
  params: z.object({ eventId: text(80, 1) }),
  reply: sportEvent,
})

/**
 * Bet status codes of the specification: 0 open; 10 win, 21 win half, 90 refund, 11 lose half,
 * 20 lose.
 */
export const betStatus = z.union([
  z.literal(0),
  z.literal(10),
  z.literal(21),
  z.literal(90),
  z.literal(11),
  z.literal(20),
])

export const bet = z.object({
  betId: z.string(),
  placedAt: instant,
  eventId: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: instant,
  replay: z.boolean(),
  market: z.string(),
  line: z.nullable(z.string()),
  outcome: z.string(),
  odds: oddsText,
  stake: moneyText,
  /** What it returns if it wins, stake and sales of parts included. */
  potential: moneyText,
  status: betStatus,
  /** What it returned, sales of parts included; null while open. */
  payout: z.nullable(moneyText),
  settledAt: z.nullable(instant),
  score: z.nullable(z.object({ home: z.number(), away: z.number() })),
})

export type Bet = z.output<typeof bet>

/** What the slip shows before a bet: limits and sums, named as the specification names them. */
export const slip = z.object({
  betAmount: moneyText,
  limit: z.object({ min: moneyText, max: moneyText }),
  maxBet: moneyText,
  winEnd: moneyText,
  expectedWin: moneyText,
  betAll: moneyText,
  validAmount: moneyText,
})

export const quoteBet = call({
  method: 'POST',
  path: '/api/app/sport/bet/quote',
  auth: 'player',
  summary: 'Limits and possible return of a slip at the present price; nothing moves',
  body: z.object({ outcomeId: text(160, 1), stake: z.optional(moneyInput) }),
  reply: z.extend(slip, { odds: oddsText }),
})

export const placeBet = call({
  method: 'POST',
  path: '/api/app/sport/bet/place',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Puts a single bet at the price the player saw, or a better one',
  body: z.object({
    outcomeId: text(160, 1),
    stake: moneyInput,
    seenOdds: oddsInput,
    oddsPolicy: z.optional(z.enum(['none', 'better', 'any'])),
  }),
  reply: z.object({ bet, balance: moneyText, version: z.string() }),
})

export const myBets = call({
  method: 'GET',
  path: '/api/app/sport/bets',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s bets, newest first',
  query: z.object({ state: z.optional(z.enum(['open', 'settled'])), before: z.optional(idText) }),
  reply: z.array(bet),
})
