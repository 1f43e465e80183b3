import * as z from 'zod/mini'
import { call } from './call.ts'
import { loginName, text } from './fields.ts'

export const sendEmailCode = call({
  method: 'POST',
  path: '/api/app/user/email/code',
  auth: 'player',
  summary: 'Sends a code to the e-mail that is to replace the account’s, where it is free',
  body: z.object({
    email: loginName,
    pwd: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Of the authenticator app, where one guards the account. */
    factor: z.optional(text(24, 1)),
  }),
  reply: z.object({ minutes: z.number() }),
})

export const confirmEmail = call({
  method: 'POST',
  path: '/api/app/user/email/confirm',
  auth: 'player',
  summary: 'Makes the e-mail that the newest code went to the one that opens the account',
  body: z.object({ email: loginName, code: text(12, 1) }),
  reply: z.object({ email: z.string() }),
})
