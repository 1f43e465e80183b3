import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyText, oddsText, text } from '../fields.ts'
import { handSports, resultEntry } from './result-entry.ts'

export * from './bet-board.ts'
export * from './result-entry.ts'
export * from './trading-undo.ts'

const reason = text(500, 3)
const eventId = text(120, 1)
const eventParams = z.object({ eventId })
const count = z.int().check(z.minimum(0), z.maximum(999))
const score = z.object({ home: count, away: count })

export const eventStates = ['live', 'upcoming', 'ended', 'unsettled'] as const

/** What open bets hang on something; liability is what the house loses if all of it wins. */
const risk = z.object({ bets: z.number(), stake: moneyText, liability: moneyText })

const summary = z.object({
  eventId: z.string(),
  source: z.string(),
  /** Announced by hand, and priced by hand. */
  isByHand: z.boolean(),
  sport: z.string(),
  competition: z.string(),
  stage: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: instant,
  replay: z.boolean(),
  phase: z.number(),
  minute: z.nullable(z.number()),
  score: z.nullable(z.object({ home: z.number(), away: z.number() })),
  status: z.enum(['open', 'suspended', 'finished']),
  /** An operator has suspended the event, or something in it. */
  isHeld: z.boolean(),
  resultState: z.nullable(z.enum(['finished', 'abandoned', 'void'])),
  settledAt: z.nullable(instant),
  risk,
})

export const events = call({
  method: 'GET',
  path: '/api/ops/trading/events',
  auth: 'operator',
  permission: 'trading.view',
  summary: 'Events with what open bets hang on them; ended ones continue before an instant',
  query: z.object({
    state: z.enum(eventStates),
    sport: z.optional(text(40)),
    after: z.optional(text(160)),
  }),
  reply: z.object({ events: z.array(summary), next: z.nullable(z.string()) }),
})

const outcome = z.object({
  outcomeId: z.string(),
  name: z.string(),
  odds: oddsText,
  probability: z.nullable(z.number()),
  isHeld: z.boolean(),
  isOpen: z.boolean(),
  risk,
})

export const event = call({
  method: 'GET',
  path: '/api/ops/trading/event/{eventId}',
  auth: 'operator',
  permission: 'trading.view',
  summary: 'One event: its markets with prices, what is suspended, and what hangs on each outcome',
  params: eventParams,
  reply: z.object({
    event: summary,
    isEventHeld: z.boolean(),
    /** `score` when its prices are from before the score; null while it is open. */
    stoppedBecause: z.nullable(z.string()),
    /** Of parlays and systems with a leg on it. */
    multiples: risk,
    markets: z.array(
      z.object({
        marketId: z.string(),
        key: z.string(),
        specifiers: z.record(z.string(), z.string()),
        isHeld: z.boolean(),
        isOffered: z.boolean(),
        /** The sum of the inverse odds less one, in percent; null where nothing is offered. */
        margin: z.nullable(z.string()),
        outcomes: z.array(outcome),
      }),
    ),
    cancellations: z.array(
      z.object({
        cancellationId: z.string(),
        /** They were taken after the start; players read so. */
        isLate: z.boolean(),
        /** It does not stand any more. */
        withdrawnAt: z.nullable(instant),
        marketId: z.nullable(z.string()),
        from: z.nullable(instant),
        to: z.nullable(instant),
        reason: z.string(),
      }),
    ),
    /** Its start has come: it can have another end by hand than to be void. */
    hasBegun: z.boolean(),
    /** Who can be placed in its result, where that is an order of merit. */
    entrants: z.array(z.string()),
    /** Whether corners can be priced from what is expected of them. */
    hasCornerModel: z.boolean(),
    /** Markets that can be priced by hand. */
    priceable: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        specifiers: z.array(z.string()),
        outcomes: z.array(z.string()),
      }),
    ),
  }),
})

export const bets = call({
  method: 'GET',
  path: '/api/ops/trading/bets/{eventId}',
  auth: 'operator',
  permission: 'trading.view',
  summary: 'Bets with a leg on an event, the newest first',
  params: eventParams,
  query: z.object({ before: z.optional(idText) }),
  reply: z.array(
    z.object({
      playerId: z.string(),
      betId: z.string(),
      kind: z.enum(['single', 'parlay', 'system']),
      outcomeId: z.string(),
      stake: moneyText,
      odds: oddsText,
      potential: moneyText,
      status: z.number(),
      result: z.nullable(z.number()),
      /** All of it was bought back. */
      sold: z.boolean(),
      payout: z.nullable(moneyText),
      placedAt: instant,
    }),
  ),
})

export const holdScopes = ['outcome', 'market', 'event', 'competition', 'sport'] as const

export type HoldScope = (typeof holdScopes)[number]

const heldThing = z.object({
  scope: z.enum(holdScopes),
  /** The id of the outcome, market or event; the name of the competition or sport. */
  id: text(240, 1),
  reason,
})

export const hold = call({
  method: 'POST',
  path: '/api/ops/trading/hold',
  auth: 'operator',
  permission: 'trading.suspend',
  summary: 'Takes no bet from now on; what is decided but not committed is refused too',
  body: heldThing,
  reply: z.object({ events: z.number() }),
})

export const release = call({
  method: 'POST',
  path: '/api/ops/trading/release',
  auth: 'operator',
  permission: 'trading.suspend',
  summary: 'Takes bets again on what was suspended under the same name',
  body: heldThing,
  reply: z.object({ events: z.number() }),
})

export const holds = call({
  method: 'GET',
  path: '/api/ops/trading/holds',
  auth: 'operator',
  permission: 'trading.view',
  summary: 'What operators have suspended, the newest first',
  reply: z.array(
    z.object({
      scope: z.enum(holdScopes),
      id: z.string(),
      reason: z.string(),
      heldAt: instant,
      /** The event that it is about or belongs to. */
      event: z.nullable(
        z.object({ eventId: z.string(), sport: z.string(), home: z.string(), away: z.string() }),
      ),
    }),
  ),
})

export const announce = call({
  method: 'POST',
  path: '/api/ops/trading/announce',
  auth: 'operator',
  permission: 'trading.price',
  idempotent: true,
  summary: 'Announces an event by hand; it takes bets once it has prices',
  body: z.object({
    sport: z.enum(handSports),
    competition: text(80, 2),
    stage: text(40),
    home: text(80, 2),
    away: text(80, 2),
    startsAt: z.iso.datetime({ offset: true }),
  }),
  reply: z.object({ eventId: z.string() }),
})

export const amend = call({
  method: 'POST',
  path: '/api/ops/trading/amend/{eventId}',
  auth: 'operator',
  permission: 'trading.price',
  summary:
    'Changes what was announced by hand, before play; names and competition only while nobody has bet',
  params: eventParams,
  body: z.object({
    /** As it is when left out. */
    competition: z.optional(text(80, 2)),
    stage: text(40),
    home: text(80, 2),
    away: text(80, 2),
    startsAt: z.iso.datetime({ offset: true }),
    /** What was read before; what was said since is not overwritten. */
    seen: z.object({
      competition: z.string(),
      stage: z.string(),
      home: z.string(),
      away: z.string(),
      startsAt: z.iso.datetime({ offset: true }),
    }),
    reason,
  }),
  reply: z.null(),
})

export const price = call({
  method: 'POST',
  path: '/api/ops/trading/price/{eventId}',
  auth: 'operator',
  permission: 'trading.price',
  summary: 'Sets the prices of a market of an event that was announced by hand',
  params: eventParams,
  body: z.object({
    key: text(60, 1),
    specifiers: z.record(z.string(), text(40, 1)),
    /** Empty: the market is withdrawn. */
    prices: z.array(z.object({ outcome: text(60, 1), odds: text(12, 1) })).check(z.maxLength(60)),
  }),
  reply: z.null(),
})

/** Corners that a side is expected to take, such as 5.4. */
const cornerRate = z.string().check(
  z.regex(/^\d{1,2}(\.\d{1,2})?$/),
  z.refine((text) => Number(text) >= 0.1 && Number(text) <= 20),
)

export const priceCorners = call({
  method: 'POST',
  path: '/api/ops/trading/corners/{eventId}',
  auth: 'operator',
  permission: 'trading.price',
  summary: 'Prices the corner markets of a football match from the corners that are expected',
  params: eventParams,
  /** `home` and `away` are still to come, on top of those `taken`. */
  body: z.object({ home: cornerRate, away: cornerRate, taken: score }),
  /** How many markets are offered now. */
  reply: z.object({ markets: z.number() }),
})

export const withdrawCorners = call({
  method: 'POST',
  path: '/api/ops/trading/corners/{eventId}/withdraw',
  auth: 'operator',
  permission: 'trading.price',
  summary: 'Takes the corner markets of a football match off',
  params: eventParams,
  /** How many markets were offered. */
  reply: z.object({ markets: z.number() }),
})

export const say = call({
  method: 'POST',
  path: '/api/ops/trading/say/{eventId}',
  auth: 'operator',
  permission: 'trading.price',
  summary: 'Phase, minute and score of an event that was announced by hand',
  params: eventParams,
  body: z.object({
    phase: z.enum([
      'not_open',
      'first_half',
      'half_time',
      'second_half',
      'overtime',
      'penalties',
      'interrupted',
    ]),
    minute: z.nullable(z.int().check(z.minimum(0), z.maximum(200))),
    score,
  }),
  reply: z.null(),
})

export const attend = call({
  method: 'POST',
  path: '/api/ops/trading/attend',
  auth: 'operator',
  permission: 'trading.price',
  summary: 'Somebody watches what is priced by hand; live events of it close without that',
  reply: z.null(),
})

const preview = z.object({
  bets: z.number(),
  stake: moneyText,
  /** Paid if this result stands; bets with other open legs are not in it. */
  payout: moneyText,
  ended: z.number(),
  stillOpen: z.number(),
  /** No rule settles them; they would wait for a person. */
  forPerson: z.number(),
  /** There are more bets than were looked at. */
  isPart: z.boolean(),
  legs: z.object({
    win: z.number(),
    win_half: z.number(),
    refund: z.number(),
    lose_half: z.number(),
    lose: z.number(),
  }),
})

export const previewResult = call({
  method: 'POST',
  path: '/api/ops/trading/preview/{eventId}',
  auth: 'operator',
  permission: 'trading.settle',
  summary: 'What a result would pay, without saying it',
  params: eventParams,
  body: resultEntry,
  reply: preview,
})

export const askResult = call({
  method: 'POST',
  path: '/api/ops/trading/result/{eventId}',
  auth: 'operator',
  permission: 'trading.settle',
  summary: 'Asks a second person to confirm a result; bets are settled by it then',
  params: eventParams,
  body: z.extend(resultEntry, { reason }),
  reply: z.object({ approvalId: z.string() }),
})
