import { fileKinds } from '@jogada/core/regulator/records'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { calendarDay, instant } from '../fields.ts'

const fileId = z.string().check(z.regex(/^[a-zA-Z]{1,20}-\d{4}-\d\d-\d\d-\d{1,6}$/))

export const fileStates = ['waiting', 'accepted', 'refused'] as const

const file = z.object({
  fileId: z.string(),
  kind: z.enum(fileKinds),
  part: z.number(),
  records: z.number(),
  /** The sums at its head, by name. */
  sums: z.record(z.string(), z.string()),
  /** SHA-256 of what is sent, in hex. */
  digest: z.string(),
  state: z.enum(fileStates),
  /** What the regulator gave for it. */
  receipt: z.nullable(z.string()),
  /** Why it was refused. */
  reasons: z.array(z.string()),
  at: z.nullable(instant),
})

export const days = call({
  method: 'GET',
  path: '/api/ops/regulator/days',
  auth: 'operator',
  permission: 'regulator.view',
  summary: 'The regulator’s files by day, the newest day first, with what became of each',
  query: z.object({ before: z.optional(calendarDay) }),
  reply: z.object({
    /** Whether the licence asks for files at all. */
    isAsked: z.boolean(),
    days: z.array(
      z.object({ day: z.string(), madeAt: instant, isLate: z.boolean(), files: z.array(file) }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const again = call({
  method: 'POST',
  path: '/api/ops/regulator/again/{day}',
  auth: 'operator',
  permission: 'regulator.send',
  summary: 'Sends the files of a day again that were refused; what was accepted is not sent twice',
  params: z.object({ day: calendarDay }),
  reply: z.object({ files: z.number() }),
})

export const take = call({
  method: 'POST',
  path: '/api/ops/regulator/take/{fileId}',
  auth: 'operator',
  permission: 'regulator.send',
  summary: 'Gives one file as it goes out, with the CPF of its players; every look is traced',
  params: z.object({ fileId }),
  reply: z.object({ name: z.string(), content: z.string() }),
})
