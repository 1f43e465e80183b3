import { isTimeZone } from '@jogada/core/notice/quiet-hours'
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
      /** When its time is over. */
      endsAt: z.nullable(instant),
    }),
  ),
})

export const pushKey = call({
  method: 'GET',
  path: '/api/app/notice/pushKey',
  auth: 'player',
  priority: 'list',
  summary: 'The key that a browser subscribes to messages with; null where none are pushed',
  reply: z.object({ publicKey: z.nullable(z.string()) }),
})

const endpoint = z.string().check(z.minLength(10), z.maxLength(1000))
const base64url = (length: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.minLength(length), z.maxLength(length + 2))

export const subscribePush = call({
  method: 'POST',
  path: '/api/app/notice/push',
  auth: 'player',
  summary: 'Has this browser told of new messages in the inbox',
  body: z.object({ endpoint, p256dh: base64url(87), auth: base64url(22) }),
  reply: z.object({ subscribed: z.boolean() }),
})

export const resumePush = call({
  method: 'POST',
  path: '/api/app/notice/pushOn',
  auth: 'player',
  summary: 'Whether this browser is told of the player’s messages; it is so then with this session',
  body: z.object({ endpoint }),
  reply: z.object({ subscribed: z.boolean() }),
})

export const unsubscribePush = call({
  method: 'POST',
  path: '/api/app/notice/pushOff',
  auth: 'player',
  summary: 'Stops telling this browser of new messages',
  body: z.object({ endpoint }),
  reply: z.object({ subscribed: z.boolean() }),
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
  reply: z.object({
    unread: z.number(),
    messages: z.array(inboxMessage),
    /** The `before` of the next page; null where there is none. */
    next: z.nullable(z.string()),
  }),
})

export const readMessages = call({
  method: 'POST',
  path: '/api/app/notice/read',
  auth: 'player',
  priority: 'list',
  summary: 'Marks one message as read, or all of them, or all up to the newest that was shown',
  body: z.object({ messageId: z.optional(idText), upTo: z.optional(idText) }),
  reply: z.object({ unread: z.number() }),
})

/** The categories that a player may choose for; what concerns safety is always told. */
export const chosenCategories = ['money', 'rewards', 'support'] as const

const perCategory = z.object({ money: z.boolean(), rewards: z.boolean(), support: z.boolean() })
const minute = z.int().check(z.minimum(0), z.maximum(1439))

/** Minutes after midnight where the player lives; over midnight where `to` comes before `from`. */
const quietHours = z.nullable(z.object({ from: minute, to: minute }))

/** Of which messages browsers tell, which come by mail too, and when browsers are quiet. */
const noticeChoices = z.object({ push: perCategory, mail: perCategory, quiet: quietHours })

export type NoticeChoices = z.output<typeof noticeChoices>

export const choices = call({
  method: 'GET',
  path: '/api/app/notice/choices',
  auth: 'player',
  priority: 'list',
  summary: 'How the player wants to be told of messages',
  reply: noticeChoices,
})

export const setChoices = call({
  method: 'POST',
  path: '/api/app/notice/choices',
  auth: 'player',
  summary: 'Changes how the player is told of messages; mails are written in the caller’s language',
  body: z.object({
    push: perCategory,
    mail: perCategory,
    quiet: quietHours,
    /** By its IANA name. */
    timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
  }),
  reply: noticeChoices,
})
