import * as z from 'zod/mini'
import { call } from '../call.ts'
import { calendarDay, instant, moneyText, text } from '../fields.ts'

/** What a line of the report of wagers counts, in the order in which it is shown. */
export const wagerFigures = [
  'wagers',
  'wagered',
  'stakes',
  'payouts',
  'ggr',
  'voids',
  'voided',
  'cancellations',
  'cancelled',
  'resettlements',
  'resettled',
] as const

const wagerSums = {
  /** Bets placed and accepted by now, and their stakes. */
  wagers: z.number(),
  wagered: moneyText,
  /** Of what was settled, sold, taken back and settled anew. */
  stakes: moneyText,
  payouts: moneyText,
  ggr: moneyText,
  /** Bets given back by their result or by law, and what was given back. */
  voids: z.number(),
  voided: moneyText,
  /** Bets given back because they were cancelled. */
  cancellations: z.number(),
  cancelled: moneyText,
  /** Settlements that were taken back, and the stakes held again. */
  resettlements: z.number(),
  resettled: moneyText,
}

const openSums = { bets: z.number(), stake: moneyText, liability: moneyText }

/** A market of an event; all but a day is null where parlays and systems stand together. */
const marketPlace = {
  eventId: z.nullable(z.string()),
  sport: z.nullable(z.string()),
  competition: z.nullable(z.string()),
  home: z.nullable(z.string()),
  away: z.nullable(z.string()),
  /** As outcomes name it; see `parseOutcomeId`. */
  market: z.nullable(z.string()),
}

export const wagers = call({
  method: 'GET',
  path: '/api/ops/reports/wagers',
  auth: 'operator',
  permission: 'report.view',
  summary: 'Bets of up to 31 days by day, event and market, and what is open now',
  query: z.object({
    from: calendarDay,
    to: calendarDay,
    /** Singles of this event alone. */
    eventId: z.optional(text(120, 1)),
    after: z.optional(text(400, 1)),
  }),
  reply: z.object({
    generatedAt: instant,
    totals: z.object(wagerSums),
    rows: z.array(z.object({ day: z.string(), ...marketPlace, ...wagerSums })),
    next: z.nullable(z.string()),
    /** Of this instant, whatever the period; the greatest liabilities only, the totals of all. */
    open: z.object({
      totals: z.object(openSums),
      rows: z.array(z.object({ ...marketPlace, ...openSums })),
    }),
  }),
})
