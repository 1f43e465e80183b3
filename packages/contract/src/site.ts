import * as z from 'zod/mini'
import { call } from './call.ts'

/** What the operator says below every page; null where the app’s own words stand. */
export const footer = call({
  method: 'GET',
  path: '/api/app/site/footer',
  auth: 'public',
  priority: 'list',
  summary: 'The operator’s own words of the footer in the caller’s language, and its pages',
  reply: z.object({
    about: z.nullable(z.string()),
    law: z.nullable(z.string()),
    /** What the licence demands at the foot of every page; null where it demands nothing (X8). */
    regulated: z.nullable(z.object({ licenceNumber: z.nullable(z.string()) })),
    pages: z.array(z.object({ slug: z.string(), title: z.string() })),
  }),
})

export const page = call({
  method: 'GET',
  path: '/api/app/site/page/{slug}',
  auth: 'public',
  priority: 'list',
  summary: 'One page of the operator’s in the caller’s language',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  reply: z.object({ title: z.string(), body: z.string() }),
})
