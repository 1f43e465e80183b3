import * as z from 'zod/mini'
import { call } from './call.ts'
import { idText, instant } from './fields.ts'

export const noticeLevels = ['info', 'warn', 'critical'] as const

export const banners = call({
  method: 'GET',
  path: '/api/app/notice/banners',
  auth: 'public',
  priority: 'list',
  summary: 'Server messages that are due now, in the caller’s language, the gravest first',
  reply: z.array(
    z.object({
      noticeId: z.string(),
      level: z.enum(noticeLevels),
      text: z.string(),
      /** What it counts down to, such as the start of maintenance. */
      until: z.nullable(instant),
    }),
  ),
})

export const inboxCategories = ['money', 'rewards', 'security', 'support'] as const

export const inboxMessage = z.object({
  messageId: z.string(),
  category: z.enum(inboxCategories),
  /** Which message it is, and the values of its text. */
  kind: z.string(),
  values: z.record(z.string(), z.string()),
  at: instant,
  isRead: z.boolean(),
})

export type InboxMessage = z.output<typeof inboxMessage>

export const inbox = call({
  method: 'GET',
  path: '/api/app/notice/inbox',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s messages, the newest first, and how many are unread',
  query: z.object({
    category: z.optional(z.enum(inboxCategories)),
    before: z.optional(idText),
  }),
  reply: z.object({ unread: z.number(), messages: z.array(inboxMessage) }),
})

export const readMessages = call({
  method: 'POST',
  path: '/api/app/notice/read',
  auth: 'player',
  priority: 'list',
  summary: 'Marks one message as read, or all of them',
  body: z.object({ messageId: z.optional(idText) }),
  reply: z.object({ unread: z.number() }),
})
