import { caseStates, caseSteps } from '@jogada/core/aml/case'
import { partyKinds, riskLevels } from '@jogada/core/aml/rating'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { calendarDay, idText, instant, text, wholeNumber } from '../fields.ts'

/**
 * What the officer against money laundering keeps: that somebody was reported is told to nobody
 * (Lei 9.613/1998, art. 11 II), so that all of it asks for rights that no other role has.
 */
const LONGEST = 4000

const words = text(LONGEST, 3)
const ofCase = z.object({ caseId: idText })
const day = z.string()

const caseRow = z.object({
  caseId: z.string(),
  playerId: z.string(),
  state: z.enum(caseStates),
  openedAt: instant,
  openedBy: z.string(),
  concludedAt: z.nullable(instant),
  /** Until the end of which day a concluded case is reported; null where none is due. */
  dueOn: z.nullable(day),
  /** The report is not sent and its day is over, or it was sent after it. */
  isLate: z.boolean(),
  closedAt: z.nullable(instant),
})

export const caseLists = ['open', 'overdue', 'closed'] as const

export const summary = call({
  method: 'GET',
  path: '/api/ops/aml/summary',
  auth: 'operator',
  permission: 'aml.view',
  summary: 'What is due: cases, reviews and the yearly report, with the counts of each year',
  reply: z.object({
    open: z.number(),
    overdue: z.number(),
    reviewsDue: z.number(),
    yearly: z.object({ year: z.number(), dueOn: day }),
    /** The newest first: cases opened, reports sent and cases archived in each year of Brasília. */
    years: z.array(
      z.object({
        year: z.number(),
        opened: z.number(),
        reported: z.number(),
        archived: z.number(),
      }),
    ),
  }),
})

export const cases = call({
  method: 'GET',
  path: '/api/ops/aml/cases',
  auth: 'operator',
  permission: 'aml.view',
  summary: 'Cases of suspicion, the newest first; overdue are those whose report is late',
  query: z.object({ list: z.enum(caseLists), before: z.optional(idText) }),
  reply: z.object({ cases: z.array(caseRow), next: z.nullable(z.string()) }),
})

export const view = call({
  method: 'GET',
  path: '/api/ops/aml/case/{caseId}',
  auth: 'operator',
  permission: 'aml.view',
  summary: 'A case with everything that was written into it, the first first',
  params: ofCase,
  reply: z.object({
    case: caseRow,
    steps: z.array(
      z.object({
        stepId: z.string(),
        step: z.enum(caseSteps),
        text: z.string(),
        /** The number that Siscoaf gave a report, and when it was sent. */
        receipt: z.nullable(z.string()),
        sentAt: z.nullable(instant),
        by: z.string(),
        at: instant,
      }),
    ),
  }),
})

export const open = call({
  method: 'POST',
  path: '/api/ops/aml/open',
  auth: 'operator',
  permission: 'aml.write',
  idempotent: true,
  summary: 'Opens a case about a player',
  body: z.object({ playerId: idText, text: words }),
  reply: z.object({ caseId: z.string() }),
})

export const addFact = call({
  method: 'POST',
  path: '/api/ops/aml/fact/{caseId}',
  auth: 'operator',
  permission: 'aml.write',
  idempotent: true,
  summary: 'Adds a fact to a case that is not decided; it is never changed or deleted',
  params: ofCase,
  body: z.object({ text: words }),
  reply: z.null(),
})

export const conclude = call({
  method: 'POST',
  path: '/api/ops/aml/conclude/{caseId}',
  auth: 'operator',
  permission: 'aml.write',
  summary: 'Concludes that a case must be reported, by the end of the next business day',
  params: ofCase,
  body: z.object({ reason: words }),
  reply: z.null(),
})

export const report = call({
  method: 'POST',
  path: '/api/ops/aml/report/{caseId}',
  auth: 'operator',
  permission: 'aml.write',
  summary: 'Writes down that a concluded case was reported by Siscoaf, which closes it',
  params: ofCase,
  body: z.object({
    receipt: text(60, 3),
    sentAt: z.iso.datetime({ offset: true }),
  }),
  reply: z.null(),
})

export const archive = call({
  method: 'POST',
  path: '/api/ops/aml/archive/{caseId}',
  auth: 'operator',
  permission: 'aml.write',
  summary: 'Closes a case without a report, with the reasons',
  params: ofCase,
  body: z.object({ reason: words }),
  reply: z.null(),
})

const partyName = text(120, 2)

const rating = {
  level: z.enum(riskLevels),
  reasons: z.string(),
  /** Since when it is known that the person is politically exposed; null for no. */
  exposedSince: z.nullable(day),
  reviewOn: day,
  /** Empty where the public list of politically exposed persons named the player. */
  by: z.string(),
  at: instant,
}

export const parties = call({
  method: 'GET',
  path: '/api/ops/aml/parties',
  auth: 'operator',
  permission: 'aml.view',
  summary: 'Players, employees and suppliers with their risk, the next to be reviewed first',
  query: z.object({
    kind: z.optional(z.enum(partyKinds)),
    playerId: z.optional(idText),
    /** Of an employee or a supplier, whole; upper and lower case are one. */
    name: z.optional(partyName),
    skip: z.optional(wholeNumber(0, 1_000_000)),
  }),
  reply: z.object({
    parties: z.array(
      z.object({
        partyId: z.string(),
        kind: z.enum(partyKinds),
        playerId: z.nullable(z.string()),
        /** Of an employee or a supplier. */
        name: z.nullable(z.string()),
        isReviewDue: z.boolean(),
        /** Of the rating that was given last. */
        ratingId: z.string(),
        ...rating,
      }),
    ),
    /** How many to skip for the next page; null on the last one. */
    next: z.nullable(z.number()),
  }),
})

export const history = call({
  method: 'GET',
  path: '/api/ops/aml/party/{partyId}',
  auth: 'operator',
  permission: 'aml.view',
  summary: 'Every rating that somebody was given, the newest first',
  params: z.object({ partyId: idText }),
  reply: z.array(z.object({ ratingId: z.string(), ...rating })),
})

export const rate = call({
  method: 'POST',
  path: '/api/ops/aml/rate',
  auth: 'operator',
  permission: 'aml.write',
  summary: 'Rates the risk of a player, an employee or a supplier; ratings of before stay',
  body: z.object({
    party: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('player'), playerId: idText }),
      z.object({ kind: z.enum(['employee', 'supplier']), name: partyName }),
    ]),
    level: z.enum(riskLevels),
    reasons: words,
    exposedSince: z.nullable(calendarDay),
    reviewOn: calendarDay,
    /** The last rating that was seen; null for none. */
    seen: z.nullable(idText),
  }),
  reply: z.object({ partyId: z.string() }),
})
