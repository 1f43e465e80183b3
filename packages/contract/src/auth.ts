import * as z from 'zod/mini'
import { call } from './call.ts'
import { flag, loginName, text } from './fields.ts'

const accessToken = z.object({ access_token: z.string() })
const codeId = z.string().check(z.regex(/^\d{8}$/))

export const login = call({
  method: 'POST',
  path: '/api/auth/user/restLogin',
  auth: 'public',
  summary: 'Opens a session with e-mail, password and captcha, or asks for the second factor',
  body: z.object({
    username: loginName,
    pwd: z.string().check(z.minLength(1), z.maxLength(200)),
    codeId,
    captCode: text(12, 1),
  }),
  /** With a second factor the token is empty and `challenge` goes to `loginSecondFactor`. */
  reply: z.extend(accessToken, {
    challenge: z.optional(z.string()),
    /** Where the code comes from, and of a phone the end of its number. */
    factor: z.optional(
      z.object({ from: z.enum(['app', 'phone', 'email']), to: z.optional(z.string()) }),
    ),
  }),
})

export const register = call({
  method: 'POST',
  path: '/api/auth/user/restRegister',
  auth: 'public',
  summary: 'Makes an account and opens its first session',
  body: z.object({
    /** With a CPF they confirm the player as `updateKyc` does; without one the name is shown. */
    name: z.optional(text(120)),
    cardNo: z.optional(text(20)),
    username: text(254),
    country: text(6),
    phone: text(24),
    pwd: z.string().check(z.maxLength(200)),
    pwd1: z.string().check(z.maxLength(200)),
    regcode: z.optional(text(16)),
    /** 1 agrees to the documents in force; the regulated profile makes no account without it. */
    terms: z.optional(flag),
    codeId,
    captCode: text(12, 1),
    isapp: flag,
  }),
  reply: accessToken,
})

export const enter = call({
  method: 'POST',
  path: '/api/auth/user/enter',
  auth: 'public',
  summary: 'Exchanges the token of an entry link for a session',
  body: z.object({ token: text(64, 1) }),
  reply: accessToken,
})

/** Answers a PNG image, not the envelope. */
export const captcha = call({
  method: 'GET',
  path: '/api/auth/user/captcha/{codeId}',
  auth: 'public',
  summary: 'Draws the captcha of a client-made 8-digit id',
  params: z.object({ codeId }),
  reply: z.unknown(),
})

/** Answers a WAV, not the envelope. */
export const captchaSound = call({
  method: 'GET',
  path: '/api/auth/user/captcha/{codeId}/sound',
  auth: 'public',
  summary: 'Speaks the captcha that this device was shown under the id, five times at most',
  params: z.object({ codeId }),
  reply: z.unknown(),
})

export const logout = call({
  method: 'POST',
  path: '/api/app/user/logout',
  auth: 'player',
  summary: 'Ends this session on every process',
  reply: z.null(),
})
