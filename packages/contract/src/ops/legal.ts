import * as z from 'zod/mini'
import { call } from '../call.ts'
import { instant, text } from '../fields.ts'

const document = z.enum(['terms', 'privacy', 'rules'])

export const versions = call({
  method: 'GET',
  path: '/api/ops/legal/versions',
  auth: 'operator',
  permission: 'legal.view',
  summary: 'Every version of what players agree to, the newest first',
  reply: z.array(
    z.object({
      document,
      version: z.number(),
      title: z.string(),
      changes: z.string(),
      body: z.string(),
      publishedAt: instant,
      publishedBy: z.string(),
      effectiveAt: instant,
      /** How many players have agreed to it. */
      accepted: z.number(),
    }),
  ),
})

export const publish = call({
  method: 'POST',
  path: '/api/ops/legal/publish',
  auth: 'operator',
  permission: 'legal.publish',
  summary:
    'Publishes the next version of a document; from its instant on nobody plays without agreeing',
  body: z.object({
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
    effectiveAt: z.iso.datetime({ offset: true }),
    reason: text(500, 3),
  }),
  reply: z.object({ version: z.number() }),
})
