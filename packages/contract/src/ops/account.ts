import * as z from 'zod/mini'
import { call } from '../call.ts'
import { email, idText, instant, text } from '../fields.ts'
import { assertion, passkeyOptions } from '../passkey.ts'
import { permissions, roles } from './roles.ts'

const password = z.string().check(z.minLength(1), z.maxLength(200))
const code = z.string().check(z.regex(/^\d{6}$/))
const role = z.enum(roles)

export const login = call({
  method: 'POST',
  path: '/api/ops/account/login',
  auth: 'public',
  summary: 'Opens an operator session; the second factor is asked for once the password fits',
  body: z.object({
    email,
    password,
    code: z.optional(code),
    /** A passkey's answer to the options, in the place of the code. */
    passkey: z.optional(assertion),
  }),
  reply: z.object({
    /**
     * `code`: send the same again with the code or a passkey's answer. `enrol`: set the second
     * factor up first.
     */
    stage: z.enum(['open', 'code', 'enrol']),
    token: z.nullable(z.string()),
    /** What the browser is to be asked with, at `code` for whoever has a passkey. */
    passkey: z.optional(passkeyOptions),
  }),
})

export const enrol = call({
  method: 'POST',
  path: '/api/ops/account/enrol',
  auth: 'operator',
  permission: 'enrol',
  summary: 'Gives the secret for an authenticator app; it counts once it is confirmed',
  reply: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirm = call({
  method: 'POST',
  path: '/api/ops/account/confirm',
  auth: 'operator',
  permission: 'enrol',
  summary: 'Confirms the authenticator app, sets an own password, and opens the session whole',
  body: z.object({ code, password: z.optional(password) }),
  reply: z.null(),
})

export const me = call({
  method: 'GET',
  path: '/api/ops/account/me',
  auth: 'operator',
  permission: 'self',
  summary: 'Who is signed in, with roles and permissions',
  reply: z.object({
    staffId: z.string(),
    email: z.string(),
    name: z.string(),
    roles: z.array(role),
    permissions: z.array(z.enum(permissions)),
  }),
})

export const logout = call({
  method: 'POST',
  path: '/api/ops/account/logout',
  auth: 'operator',
  permission: 'self',
  summary: 'Ends this operator session',
  reply: z.null(),
})

export const changePassword = call({
  method: 'POST',
  path: '/api/ops/account/password',
  auth: 'operator',
  permission: 'self',
  summary:
    'Sets an own new password and ends every other own session; the second factor is asked for once the present one fits',
  body: z.object({
    password,
    newPassword: password,
    code: z.optional(code),
    /** A passkey’s answer to the options, in the place of the code. */
    passkey: z.optional(assertion),
  }),
  reply: z.object({
    /** `code`: send the same again with the code or a passkey’s answer. */
    stage: z.enum(['code', 'changed']),
    /** What the browser is to be asked with, at `code` for whoever has a passkey. */
    passkey: z.optional(passkeyOptions),
  }),
})

export const mySessions = call({
  method: 'GET',
  path: '/api/ops/account/sessions',
  auth: 'operator',
  permission: 'self',
  summary: 'The operator’s own open sessions, the latest use first',
  reply: z.array(
    z.object({
      sessionId: z.string(),
      userAgent: z.string(),
      address: z.string(),
      openedAt: instant,
      seenAt: instant,
      isThis: z.boolean(),
    }),
  ),
})

export const endMySession = call({
  method: 'POST',
  path: '/api/ops/account/sessions/end/{sessionId}',
  auth: 'operator',
  permission: 'self',
  summary: 'Ends an open session of the operator’s own',
  params: z.object({ sessionId: idText }),
  reply: z.null(),
})

export const endMyOthers = call({
  method: 'POST',
  path: '/api/ops/account/sessions/end-others',
  auth: 'operator',
  permission: 'self',
  summary: 'Ends every open session of the operator’s own but this one',
  reply: z.object({ ended: z.int() }),
})

export const listStaff = call({
  method: 'GET',
  path: '/api/ops/staff/list',
  auth: 'operator',
  permission: 'staff.view',
  summary: 'Every operator account with roles, last access and state',
  reply: z.array(
    z.object({
      staffId: z.string(),
      email: z.string(),
      name: z.string(),
      roles: z.array(role),
      /** When they are over, and those of before are back; null where they last. */
      rolesUntil: z.nullable(instant),
      /** Those that stay, or are back then. */
      lastingRoles: z.array(role),
      isActive: z.boolean(),
      hasSecondFactor: z.boolean(),
      createdAt: instant,
      passwordChangedAt: instant,
      lastAccessAt: z.nullable(instant),
      lastAddress: z.nullable(z.string()),
    }),
  ),
})

export const createStaff = call({
  method: 'POST',
  path: '/api/ops/staff/create',
  auth: 'operator',
  permission: 'staff.manage',
  summary: 'Makes an operator account without roles and shows its first password once',
  body: z.object({ email, name: text(80, 2) }),
  reply: z.object({ staffId: z.string(), password: z.string() }),
})

export const setRoles = call({
  method: 'POST',
  path: '/api/ops/staff/roles/{staffId}',
  auth: 'operator',
  permission: 'staff.manage',
  summary:
    'Grants roles, for good or for some hours: asked of a second administrator where there is one, never to oneself',
  params: z.object({ staffId: idText }),
  body: z.object({
    roles: z.array(role),
    /** The roles that were read before; others given since are not taken back unseen. */
    seen: z.array(role),
    /** For how long; the roles of before come back after it. */
    hours: z.optional(z.int().check(z.minimum(1), z.maximum(168))),
    reason: text(500, 3),
  }),
  reply: z.object({ approvalId: z.nullable(z.string()) }),
})

export const setActive = call({
  method: 'POST',
  path: '/api/ops/staff/active/{staffId}',
  auth: 'operator',
  permission: 'staff.manage',
  summary: 'Switches an operator account off, which ends its sessions, or on again',
  params: z.object({ staffId: idText }),
  body: z.object({ isActive: z.boolean(), reason: text(500, 3) }),
  reply: z.null(),
})

export const resetFactor = call({
  method: 'POST',
  path: '/api/ops/staff/reset-factor/{staffId}',
  auth: 'operator',
  permission: 'staff.manage',
  summary:
    'Lets somebody who lost their authenticator app set up another one at the next login: asked of a second administrator where there is one, never for oneself',
  params: z.object({ staffId: idText }),
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({ approvalId: z.nullable(z.string()) }),
})

export const endSessions = call({
  method: 'POST',
  path: '/api/ops/staff/end-sessions/{staffId}',
  auth: 'operator',
  permission: 'staff.manage',
  summary: 'Ends every open session of somebody else; the account stays on',
  params: z.object({ staffId: idText }),
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({ ended: z.int() }),
})
