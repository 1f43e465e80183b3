import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, wholeNumber } from './fields.ts'

const document = z.enum(['terms', 'privacy', 'rules'])

export const legalDocument = z.object({
  document,
  version: z.number(),
  effectiveAt: instant,
  title: z.string(),
  /** What is new in this version, in a sentence. */
  changes: z.string(),
  /** Paragraphs, in Portuguese: a line of its own that ends without a full stop is a heading. */
  body: z.array(z.string()),
})

export type LegalDocumentEntry = z.output<typeof legalDocument>

export const documents = call({
  method: 'GET',
  path: '/api/app/documents',
  auth: 'public',
  priority: 'list',
  summary: 'Terms, privacy and rules as they bind now, with version and date',
  reply: z.array(legalDocument),
})

const stamp = z.object({ document, version: z.number(), acceptedAt: instant })

export const consents = call({
  method: 'GET',
  path: '/api/app/consents',
  auth: 'player',
  priority: 'list',
  summary: 'What the player agreed to and when, and what waits for an answer',
  reply: z.object({ pending: z.array(legalDocument), accepted: z.array(stamp) }),
})

export const accept = call({
  method: 'POST',
  path: '/api/app/consents/accept',
  auth: 'player',
  priority: 'normal',
  summary: 'Agrees to versions that were read; kept with time, address and licence',
  body: z.object({
    versions: z
      .array(z.object({ document, version: wholeNumber(1, 100_000) }))
      .check(z.minLength(1), z.maxLength(3)),
  }),
  reply: z.object({ pending: z.number() }),
})

const adChoiceReply = z.object({
  /** Whether the licence asks; where it does not, an operator's pixel hears of purchases. */
  isAsked: z.boolean(),
  given: z.boolean(),
})

export const adChoice = call({
  method: 'GET',
  path: '/api/app/consents/ads',
  auth: 'player',
  priority: 'list',
  summary: 'Whether the player lets a purchase be told to an advertiser',
  reply: adChoiceReply,
})

export const setAdChoice = call({
  method: 'POST',
  path: '/api/app/consents/ads',
  auth: 'player',
  summary: 'Lets a purchase be told to an advertiser, or no longer; every answer is kept',
  body: z.object({ given: z.boolean() }),
  reply: adChoiceReply,
})
