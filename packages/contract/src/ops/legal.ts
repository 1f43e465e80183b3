import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, text } from '../fields.ts'

const document = z.enum(['terms', 'privacy', 'rules'])

const written = {
  document,
  title: text(120, 3),
  changes: text(500, 3),
  body: z.string().check(
    z.trim(),
    z.minLength(20),
    z.maxLength(60_000),
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
    z.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/),
  ),
}

const read = { document, title: z.string(), changes: z.string(), body: z.string() }
const count = z.int().check(z.minimum(0))

export const versions = call({
  method: 'GET',
  path: '/api/ops/legal/versions',
  auth: 'operator',
  permission: 'legal.view',
  summary: 'Every version of what players agree to, the newest first',
  reply: z.array(
    z.object({
      ...read,
      version: z.number(),
      publishedAt: instant,
      publishedBy: z.string(),
      effectiveAt: instant,
      /** How many players have agreed to it. */
      accepted: z.number(),
    }),
  ),
})

export const desk = call({
  method: 'GET',
  path: '/api/ops/legal/desk',
  auth: 'operator',
  permission: 'legal.view',
  summary: 'Drafts of next versions, and versions that wait for a second person',
  reply: z.object({
    drafts: z.array(
      z.object({ ...read, revision: z.number(), savedAt: instant, savedBy: z.string() }),
    ),
    waiting: z.array(
      z.object({
        ...read,
        approvalId: idText,
        effectiveAt: instant,
        reason: z.string(),
        maker: z.string(),
        isMine: z.boolean(),
        madeAt: instant,
        expiresAt: instant,
      }),
    ),
  }),
})

export const saveDraft = call({
  method: 'POST',
  path: '/api/ops/legal/draft',
  auth: 'operator',
  permission: 'legal.draft',
  summary: 'Keeps a text to be worked on; another draft saved since is not overwritten',
  body: z.object({
    ...written,
    /** The revision that was read before; 0 where there was none. */
    revision: count,
  }),
  reply: z.object({ revision: z.number() }),
})

export const dropDraft = call({
  method: 'POST',
  path: '/api/ops/legal/draft/drop',
  auth: 'operator',
  permission: 'legal.draft',
  summary: 'Throws a draft away',
  body: z.object({ document, revision: count }),
  reply: z.null(),
})

export const publish = call({
  method: 'POST',
  path: '/api/ops/legal/publish',
  auth: 'operator',
  permission: 'legal.draft',
  summary:
    'Asks for the next version of a document; once a second person lets it in, nobody plays from its instant on without agreeing',
  body: z.object({
    ...written,
    /** The newest version that was read; another one since is not followed unseen. */
    version: count,
    effectiveAt: z.iso.datetime({ offset: true }),
    reason: text(500, 3),
  }),
  reply: z.object({ approvalId: z.string() }),
})
