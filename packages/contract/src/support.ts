import * as z from 'zod/mini'
import { call } from './call.ts'
import { idText, instant, text } from './fields.ts'

export const ticketTopics = ['deposit', 'withdrawal', 'bet', 'game', 'account', 'other'] as const
export const ticketStates = ['open', 'answered', 'closed'] as const

/**
 * A record of money (`e12`, `o12`), or a bet or round (`casino:12`), as the player's lists name it.
 */
export const matterRef = z
  .string()
  .check(z.regex(/^(?:[eo]|(?:casino|draw|provider|sport):)\d{1,18}$/))

/** Free text of several lines; no control characters but line breaks. */
const lines = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.trim()),
    ),
    z
      .string()
      // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
      .check(z.minLength(1), z.maxLength(max), z.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/)),
  )

export const channel = call({
  method: 'GET',
  path: '/api/app/support/channel',
  auth: 'public',
  priority: 'list',
  summary: 'The support id, without which there is no support button, and known links',
  reply: z.object({
    supportId: z.nullable(z.string()),
    /** Where whoever cannot log in writes to. */
    email: z.nullable(z.string()),
    telegram: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
    /** Where the app is downloaded, where the operator has one in a store. */
    app: z.nullable(z.string()),
  }),
})

export const ticketEntry = z.object({
  ticketId: z.string(),
  topic: z.enum(ticketTopics),
  /** The order, withdrawal, bet or round that it is about, as the player named it. */
  about: z.string(),
  state: z.enum(ticketStates),
  openedAt: instant,
  changedAt: instant,
  /** By when an answer is promised; null once it was answered or closed. */
  answerBy: z.nullable(instant),
  /** How the player found the help, from 1 to 5; null until they said it. */
  rating: z.nullable(z.int()),
})

export type TicketEntry = z.output<typeof ticketEntry>

export const tickets = call({
  method: 'GET',
  path: '/api/app/support/tickets',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s tickets, the last changed first',
  reply: z.array(ticketEntry),
})

export const ticket = call({
  method: 'GET',
  path: '/api/app/support/ticket/{ticketId}',
  auth: 'player',
  priority: 'list',
  summary: 'A ticket with the newest 200 messages of it',
  params: z.object({ ticketId: idText }),
  reply: z.extend(ticketEntry, {
    messages: z.array(
      z.object({
        messageId: z.string(),
        from: z.enum(['player', 'operator']),
        text: z.string(),
        at: instant,
      }),
    ),
  }),
})

export const openTicket = call({
  method: 'POST',
  path: '/api/app/support/open',
  auth: 'player',
  summary: 'Opens a ticket; the same key opens it once',
  idempotent: true,
  body: z.object({
    topic: z.enum(ticketTopics),
    about: text(80),
    text: lines(2000),
    ref: z.optional(matterRef),
  }),
  reply: ticketEntry,
})

export const replyToTicket = call({
  method: 'POST',
  path: '/api/app/support/reply/{ticketId}',
  auth: 'player',
  idempotent: true,
  summary:
    'Adds to a ticket, which opens it again; a closed one only where a new one could be opened',
  params: z.object({ ticketId: idText }),
  body: z.object({ text: lines(2000) }),
  reply: ticketEntry,
})

export const closeTicket = call({
  method: 'POST',
  path: '/api/app/support/close/{ticketId}',
  auth: 'player',
  summary: 'Says that the matter is settled',
  params: z.object({ ticketId: idText }),
  reply: ticketEntry,
})

export const rateTicket = call({
  method: 'POST',
  path: '/api/app/support/rate/{ticketId}',
  auth: 'player',
  summary: 'Says how the help was, once somebody answered; said again, the last rating stands',
  params: z.object({ ticketId: idText }),
  body: z.object({ rating: z.int().check(z.gte(1), z.lte(5)) }),
  reply: ticketEntry,
})
