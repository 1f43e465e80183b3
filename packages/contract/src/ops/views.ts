import * as z from 'zod/mini'
import { call } from '../call.ts'
import { text } from '../fields.ts'

/** Lists whose filters can be kept under a name. */
export const viewPages = ['withdrawals', 'identities', 'tickets', 'alerts', 'events'] as const

const page = z.enum(viewPages)
const name = text(40, 1)

export const list = call({
  method: 'GET',
  path: '/api/ops/views/list',
  auth: 'operator',
  permission: 'self',
  summary: 'The filters that the operator keeps, by list and name',
  reply: z.array(z.object({ page, name: z.string(), filter: z.record(z.string(), z.string()) })),
})

export const save = call({
  method: 'POST',
  path: '/api/ops/views/save',
  auth: 'operator',
  permission: 'self',
  summary: 'Keeps filters under a name, in place of what had it; at most twenty for a list',
  body: z.object({
    page,
    name,
    filter: z
      .record(z.string().check(z.regex(/^[a-z]{1,20}$/)), text(60))
      .check(z.refine((filter) => Object.keys(filter).length <= 12)),
  }),
  reply: z.null(),
})

export const drop = call({
  method: 'POST',
  path: '/api/ops/views/drop',
  auth: 'operator',
  permission: 'self',
  summary: 'Forgets filters that were kept',
  body: z.object({ page, name }),
  reply: z.null(),
})
