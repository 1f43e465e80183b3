import * as z from 'zod/mini'
import { call } from './call.ts'
import { idText, instant, moneyInput, moneyText, oddsInput, oddsText, text } from './fields.ts'
import { slip } from './sport.ts'

export const ticketKind = z.enum(['single', 'parlay', 'system'])

export type TicketKind = z.output<typeof ticketKind>

/** The most legs that a parlay and a system take. */
export const MAX_PARLAY_LEGS = 20
export const MAX_SYSTEM_LEGS = 8

/** A selection with the price that the player saw. */
const legInput = z.object({ outcomeId: text(160, 1), seenOdds: oddsInput })

const legInputs = z.array(legInput).check(z.minLength(1), z.maxLength(100))

/**
 * Sizes of a system's lines: `[2]` of three legs is 2 of 3, `[2, 3, 4]` of four a Yankee. A banker
 * is a leg of every line, named by its place in `legs`.
 */
const shape = {
  kind: ticketKind,
  sizes: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(MAX_SYSTEM_LEGS)))),
  bankers: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(MAX_SYSTEM_LEGS - 1)))),
}

/** Why a leg cannot be in the slip as it is; `related` names the legs that exclude each other. */
export const legFault = z.object({
  outcomeId: z.string(),
  code: z.enum(['event_unknown', 'outcome_closed', 'odds_changed', 'related']),
  /** The other leg, for `related`. */
  with: z.nullable(z.string()),
  /** Why they are related: the same match, or a competitor of it. */
  why: z.nullable(z.enum(['same_event', 'same_competitor'])),
})

export const quotedLeg = z.object({
  outcomeId: z.string(),
  open: z.boolean(),
  /** The present price; null when nobody offers it. */
  odds: z.nullable(oddsText),
  live: z.boolean(),
})

/** `betAmount` is what was asked, `betAll` the total stake, `winEnd` the most that it returns. */
export const quoteTicket = call({
  method: 'POST',
  path: '/api/app/sport/bet/check',
  auth: 'player',
  summary: 'Prices a slip again: legs, faults, limits and sums; nothing moves',
  body: z.object({ ...shape, legs: legInputs, stake: z.optional(moneyInput) }),
  reply: z.extend(slip, {
    kind: ticketKind,
    legs: z.array(quotedLeg),
    faults: z.array(legFault),
    /** What refuses the slip as a whole, by the code of the refusal; null when it can be placed. */
    refusal: z.nullable(z.string()),
    /** Total odds of a single or a parlay. */
    odds: z.nullable(oddsText),
    lines: z.number(),
    /** The outcome whose match alone keeps `maxBet` down; null when no single leg does. */
    limitedBy: z.nullable(z.string()),
    /** Sizes of lines that may be asked for with this many legs, with their names. */
    systems: z.array(z.object({ name: z.string(), sizes: z.array(z.number()), lines: z.number() })),
    /** How long an in-play bet waits before it is accepted. */
    delayMs: z.number(),
  }),
})

/**
 * Life of a bet in the specification's codes: -10 betting, 0 open, 4 and -11 failed, -1 exception.
 */
export const ticketStatus = z.union([
  z.literal(-10),
  z.literal(0),
  z.literal(4),
  z.literal(-11),
  z.literal(-1),
  /** Drawn: `result` says how, or `cashedOut` that it was sold. */
  z.literal(9999),
  /** Its result was taken back and is awaited again. */
  z.literal(8888),
])

export type TicketStatus = z.output<typeof ticketStatus>

/** 10 win, 21 win half, 90 refund, 11 lose half, 20 lose. */
export const legResult = z.union([
  z.literal(10),
  z.literal(21),
  z.literal(90),
  z.literal(11),
  z.literal(20),
])

export const ticketLeg = z.object({
  outcomeId: z.string(),
  eventId: z.string(),
  sport: z.string(),
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: instant,
  replay: z.boolean(),
  market: z.string(),
  specifiers: z.record(z.string(), z.string()),
  outcome: z.string(),
  odds: oddsText,
  banker: z.boolean(),
  /** The score when the bet was placed in play. */
  placedAtScore: z.nullable(z.object({ home: z.number(), away: z.number() })),
  result: z.nullable(legResult),
  /** Why the house gave it back whatever the result: it was taken after the start, or cancelled. */
  givenBack: z.nullable(z.enum(['late', 'cancelled'])),
  /** The match as it stands. */
  phase: z.nullable(z.number()),
  minute: z.nullable(z.number()),
  score: z.nullable(z.object({ home: z.number(), away: z.number() })),
})

export type TicketLeg = z.output<typeof ticketLeg>

export const ticket = z.object({
  betId: z.string(),
  kind: ticketKind,
  sizes: z.array(z.number()),
  lines: z.number(),
  placedAt: instant,
  status: ticketStatus,
  /** How the ticket ended; null while open and when it was sold. */
  result: z.nullable(legResult),
  /** When a bet that waits is decided; null otherwise. */
  decideAt: z.nullable(instant),
  /** Code of the refusal that ended a failed bet. */
  reason: z.nullable(z.string()),
  odds: z.nullable(oddsText),
  /** What was staked, and what of it is still in play after partial cash-outs. */
  stake: moneyText,
  openStake: moneyText,
  /** The most that the stake still in play returns. */
  potential: moneyText,
  /** What cash-outs have paid. */
  cashedOut: moneyText,
  /** What the settlement paid; null while open. */
  payout: z.nullable(moneyText),
  settledAt: z.nullable(instant),
  legs: z.array(ticketLeg),
})

export type Ticket = z.output<typeof ticket>

/** `code` is 1000 for a bet that stands, -10 for one that waits for its in-play delay. */
export const placeTicket = call({
  method: 'POST',
  path: '/api/app/sport/bet/ticket',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Puts a single, a parlay or a system at the prices the player saw',
  body: z.object({
    ...shape,
    legs: legInputs,
    stake: moneyInput,
    oddsPolicy: z.optional(z.enum(['none', 'better', 'any'])),
  }),
  reply: z.object({
    code: z.union([z.literal(1000), z.literal(-10)]),
    ticket,
    balance: moneyText,
    version: z.string(),
  }),
})

export const myTickets = call({
  method: 'GET',
  path: '/api/app/sport/bet/tickets',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s bets of every kind, newest first, leg by leg',
  query: z.object({
    state: z.optional(z.enum(['open', 'cashout', 'settled'])),
    before: z.optional(idText),
  }),
  reply: z.object({
    tickets: z.array(ticket),
    counts: z.object({ open: z.number(), settled: z.number() }),
  }),
})

export const ticketReceipt = call({
  method: 'GET',
  path: '/api/app/sport/bet/tickets/{betId}',
  auth: 'player',
  summary: 'One bet as it is stored, with its legs as they stand',
  params: z.object({ betId: idText }),
  reply: z.extend(ticket, { licenceProfile: z.string(), oddsPolicy: z.string() }),
})

export const cashOutOffer = call({
  method: 'GET',
  path: '/api/app/sport/bet/tickets/{betId}/cash-out',
  auth: 'player',
  summary: 'What the whole ticket is bought back for at this moment, or why it is not',
  params: z.object({ betId: idText }),
  reply: z.object({
    betId: z.string(),
    available: z.boolean(),
    reason: z.nullable(
      z.enum(['suspended', 'closed', 'waiting', 'no_price', 'below_minimum', 'not_offered']),
    ),
    /** To send back: it names the ticket and the prices that the amount was made of. */
    offerId: z.nullable(z.string()),
    amount: z.nullable(moneyText),
    openStake: moneyText,
    delayMs: z.number(),
  }),
})

/** `percent` of what is still in play; the rest keeps its price. */
export const acceptCashOut = call({
  method: 'POST',
  path: '/api/app/sport/bet/tickets/{betId}/cash-out',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Sells a ticket, whole or in part, at the offer the player saw',
  params: z.object({ betId: idText }),
  body: z.object({
    offerId: text(80, 1),
    percent: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  reply: z.object({
    /** -10 while the in-play delay runs, 1000 when paid. */
    code: z.union([z.literal(1000), z.literal(-10)]),
    amount: moneyText,
    decideAt: z.nullable(instant),
    ticket,
    balance: moneyText,
    version: z.string(),
  }),
})
