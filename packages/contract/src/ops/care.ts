import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyText, text, wholeNumber } from '../fields.ts'
import { languages } from '../languages.ts'
import { ticketStates, ticketTopics } from '../support.ts'
import { gameSwitches } from './switches.ts'

const ticket = z.object({
  ticketId: z.string(),
  playerId: z.string(),
  topic: z.enum(ticketTopics),
  about: z.string(),
  /** The record, bet or round that it is about; null where the player named none. */
  ref: z.nullable(z.string()),
  state: z.enum(ticketStates),
  openedAt: instant,
  changedAt: instant,
  answerBy: z.nullable(instant),
  isLate: z.boolean(),
  /** How the player found the help, from 1 to 5; null until they said it. */
  rating: z.nullable(z.int()),
  /** The newest message; an answer names it as what was seen. */
  lastMessageId: z.nullable(z.string()),
})

export const ticketsPage = z.object({ tickets: z.array(ticket), next: z.nullable(z.string()) })

export const tickets = call({
  method: 'GET',
  path: '/api/ops/tickets/list',
  auth: 'operator',
  permission: 'ticket.view',
  summary:
    'Tickets in a state: open ones by the time of their promise, others the last changed first',
  query: z.object({
    state: z.optional(z.enum(ticketStates)),
    topic: z.optional(z.enum(ticketTopics)),
    after: z.optional(text(80)),
  }),
  reply: z.extend(ticketsPage, {
    /** Of the ratings of the last thirty days; the average has one decimal, null without any. */
    satisfaction: z.object({ ratings: z.int(), average: z.nullable(z.string()) }),
  }),
})

export const ticketThread = call({
  method: 'GET',
  path: '/api/ops/tickets/view/{ticketId}',
  auth: 'operator',
  permission: 'ticket.view',
  summary: 'A ticket with the newest 200 messages of it',
  params: z.object({ ticketId: idText }),
  reply: z.object({
    ticket,
    messages: z.array(z.object({ by: z.nullable(z.string()), text: z.string(), at: instant })),
  }),
})

/** What a ticket is answered with: lines of text. */
export const answerText = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(2000),
  // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
  z.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/),
)

export const answerTicket = call({
  method: 'POST',
  path: '/api/ops/tickets/answer/{ticketId}',
  auth: 'operator',
  permission: 'ticket.answer',
  idempotent: true,
  summary:
    'Answers, once for each key; the player finds it in the inbox and hears of it at once. A ticket whose player has written more than was seen stays open',
  params: z.object({ ticketId: idText }),
  body: z.object({
    text: answerText,
    /** The newest message that was seen. */
    seen: z.optional(idText),
  }),
  reply: z.null(),
})

export const alertStates = ['open', 'closed'] as const

export const alerts = call({
  method: 'GET',
  path: '/api/ops/alerts/list',
  auth: 'operator',
  permission: 'alert.view',
  summary: 'What the product noticed by itself and a person must look at, the newest first',
  query: z.object({
    state: z.optional(z.enum(alertStates)),
    kind: z.optional(text(60, 1)),
    before: z.optional(idText),
  }),
  reply: z.array(
    z.object({
      alertId: z.string(),
      kind: z.string(),
      subject: z.string(),
      detail: z.record(z.string(), z.unknown()),
      /**
       * Of how a player is cared for: shown to those who may `wellbeing.view`, who alone close it.
       */
      isHidden: z.boolean(),
      /** Whether whoever asks is one of those who look at such alerts. */
      mayClose: z.boolean(),
      raisedAt: instant,
      state: z.enum(alertStates),
      closedBy: z.nullable(z.string()),
      closedAt: z.nullable(instant),
      note: z.string(),
    }),
  ),
})

export const closeAlert = call({
  method: 'POST',
  path: '/api/ops/alerts/close/{alertId}',
  auth: 'operator',
  permission: 'alert.close',
  summary: 'Says what was found and done',
  params: z.object({ alertId: idText }),
  body: z.object({ note: text(500, 3) }),
  reply: z.null(),
})

export const returns = call({
  method: 'GET',
  path: '/api/ops/games/returns',
  auth: 'operator',
  permission: 'game.view',
  summary:
    'Each game: whether it runs, what it should give back, what it gave back, and how odd that is',
  query: z.object({ days: z.optional(z.enum(['1', '7', '30', '365'])) }),
  reply: z.array(
    z.object({
      game: z.string(),
      /** In hundredths of a percent; the least and the most of everything that can be played. */
      theoreticalMin: z.number(),
      theoreticalMax: z.number(),
      actual: z.nullable(z.number()),
      rounds: z.number(),
      stakes: moneyText,
      payouts: moneyText,
      /** Rounds of the period that were given back, and what they had staked. */
      voids: z.number(),
      voidedStakes: moneyText,
      /** Rounds that are not over now, and what their stakes hold. */
      openRounds: z.number(),
      heldStakes: moneyText,
      /** Between these the return is expected 999 times of 1000; null without rounds. */
      bandFrom: z.nullable(z.number()),
      bandTo: z.nullable(z.number()),
      /** How many standard deviations it is off; 4 raise an alert, 6 stop the game. */
      sigma: z.nullable(z.number()),
      isStopped: z.boolean(),
      switchName: z.enum(gameSwitches),
    }),
  ),
})

export const voidRounds = call({
  method: 'POST',
  path: '/api/ops/games/void/{name}',
  auth: 'operator',
  permission: 'game.set',
  summary:
    'Asks to give the stakes of all open rounds of a stopped game back; a second person must approve',
  params: z.object({ name: z.enum(gameSwitches) }),
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({ approvalId: z.string() }),
})

export const bannerLevels = ['info', 'warn', 'critical'] as const

/** Whom a notice is for: whoever fits one of these, or everybody where neither is named. */
const noticeAudience = z.object({
  /** From which VIP level on; null for none. */
  fromLevel: z.nullable(wholeNumber(0, 12)),
  tagIds: z.array(idText).check(z.maxLength(20)),
})

export const banners = call({
  method: 'GET',
  path: '/api/ops/notices/list',
  auth: 'operator',
  permission: 'notice.view',
  summary: 'Notices, the newest first',
  query: z.object({ before: z.optional(idText) }),
  reply: z.array(
    z.object({
      noticeId: z.string(),
      level: z.enum(bannerLevels),
      advertises: z.boolean(),
      audience: noticeAudience,
      texts: z.record(z.string(), z.string()),
      until: z.nullable(instant),
      startsAt: instant,
      endsAt: z.nullable(instant),
      isOn: z.boolean(),
    }),
  ),
})

/**
 * One text for each language that it was written in; whoever reads another gets the Portuguese one.
 */
const noticeTexts = z.intersection(
  z.strictObject({ pt_BR: text(300, 3) }),
  z.partialRecord(z.enum(languages.map(({ key }) => key)), text(300, 1)),
)

export const publishBanner = call({
  method: 'POST',
  path: '/api/ops/notices/publish',
  auth: 'operator',
  permission: 'notice.publish',
  idempotent: true,
  summary: 'Publishes a notice for its time, to everybody or to some',
  body: z.object({
    level: z.enum(bannerLevels),
    /**
     * Whether it tells of a bonus, a gift or a promotion: such a one is kept from whom nothing may
     * be advertised to.
     */
    advertises: z.boolean(),
    /** Everybody where it is not said. */
    audience: z.optional(noticeAudience),
    texts: noticeTexts,
    /** What it counts down to, such as the start of maintenance. */
    until: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    startsAt: z.nullable(z.iso.datetime({ offset: true })),
    endsAt: z.nullable(z.iso.datetime({ offset: true })),
  }),
  reply: z.object({ noticeId: z.string() }),
})

export const withdrawBanner = call({
  method: 'POST',
  path: '/api/ops/notices/withdraw/{noticeId}',
  auth: 'operator',
  permission: 'notice.publish',
  summary: 'Takes a notice back',
  params: z.object({ noticeId: idText }),
  body: z.object({ reason: text(500, 3) }),
  reply: z.null(),
})
