import * as z from 'zod/mini'
import { call } from './call.ts'
import { idText, instant, text } from './fields.ts'

const password = z.string().check(z.minLength(1), z.maxLength(200))
/** Six digits of the authenticator app, or a recovery code. */
const code = text(24, 1)

export const openSession = z.object({
  sessionId: z.string(),
  /** The browser's own words about itself. */
  userAgent: z.string(),
  /** The network address with its last part left out. */
  address: z.string(),
  openedAt: instant,
  seenAt: instant,
  isThis: z.boolean(),
})

export type OpenSession = z.output<typeof openSession>

export const sessions = call({
  method: 'GET',
  path: '/api/app/user/sessions',
  auth: 'player',
  priority: 'list',
  summary: 'Where the player is logged in, the latest use first',
  reply: z.array(openSession),
})

export const endSessions = call({
  method: 'POST',
  path: '/api/app/user/sessions/end',
  auth: 'player',
  summary: 'Ends one other session of the player, or all others when none is named',
  body: z.object({ sessionId: z.optional(idText) }),
  reply: z.null(),
})

export const socketTicket = call({
  method: 'POST',
  path: '/api/app/user/socketTicket',
  auth: 'player',
  priority: 'list',
  summary:
    'What opens one socket of this session, as `token` in its query, within thirty seconds: the session’s own token stands in no address',
  reply: z.object({ ticket: z.string() }),
})

export const entryLink = call({
  method: 'POST',
  path: '/api/app/user/entryLink',
  auth: 'player',
  summary: 'A link that opens a session on another device, good once within a minute',
  reply: z.object({ path: z.string(), expiresAt: instant }),
})

export const secondFactor = call({
  method: 'GET',
  path: '/api/app/user/secondFactor',
  auth: 'player',
  summary: 'Whether an authenticator app guards the login, and how many recovery codes are left',
  reply: z.object({ since: z.nullable(instant), recoveryCodes: z.number() }),
})

export const beginSecondFactor = call({
  method: 'POST',
  path: '/api/app/user/secondFactor/begin',
  auth: 'player',
  summary: 'Makes a secret for an authenticator app; nothing is guarded before it is confirmed',
  body: z.object({ pwd: password }),
  reply: z.object({ secret: z.string(), address: z.string() }),
})

export const confirmSecondFactor = call({
  method: 'POST',
  path: '/api/app/user/secondFactor/confirm',
  auth: 'player',
  summary: 'Switches the second factor on and tells its recovery codes, this once',
  body: z.object({ code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const endSecondFactor = call({
  method: 'POST',
  path: '/api/app/user/secondFactor/end',
  auth: 'player',
  summary: 'Switches the second factor off, for the password and a code together',
  body: z.object({ pwd: password, code }),
  reply: z.null(),
})

export const loginSecondFactor = call({
  method: 'POST',
  path: '/api/auth/user/restLogin/secondFactor',
  auth: 'public',
  summary: 'Ends a login that waits for its second factor',
  body: z.object({ challenge: text(64, 1), code }),
  reply: z.object({ access_token: z.string() }),
})

export const exportData = call({
  method: 'GET',
  path: '/api/app/user/export',
  auth: 'player',
  priority: 'list',
  summary: 'Everything that is kept about the player, by kind, to take away',
  reply: z.object({
    madeAt: instant,
    /** Rows by kind; amounts are decimal strings, and so are numbers greater than JSON has. */
    parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
})
