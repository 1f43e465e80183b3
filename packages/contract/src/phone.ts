import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, text } from './fields.ts'

const password = z.string().check(z.minLength(1), z.maxLength(200))
/** Country code and number as the player writes them. */
const number = z.object({ country: text(6, 1), phone: text(24, 1) })
const newNumber = z.extend(number, {
  pwd: password,
  /** Of the authenticator app, where one guards the account. */
  factor: z.optional(text(24, 1)),
})

export const phoneState = call({
  method: 'GET',
  path: '/api/app/user/phone',
  auth: 'player',
  priority: 'list',
  summary: 'The phone of the account, masked, and whether it was confirmed by a code',
  reply: z.object({
    phone: z.string(),
    confirmedAt: z.nullable(instant),
    /** Whether play waits for it. */
    isRequired: z.boolean(),
  }),
})

export const sendPhoneCode = call({
  method: 'POST',
  path: '/api/app/user/phone/code',
  auth: 'player',
  summary: 'Sends a code by SMS to the phone of the account, or to one that is to replace it',
  body: z.object({ change: z.optional(newNumber) }),
  reply: z.object({ to: z.string(), minutes: z.number() }),
})

export const confirmPhone = call({
  method: 'POST',
  path: '/api/app/user/phone/confirm',
  auth: 'player',
  summary: 'Confirms the phone that the newest code went to; a new one replaces the account’s',
  body: z.object({ code: text(12, 1), change: z.optional(number) }),
  reply: z.object({ phone: z.string(), confirmedAt: instant }),
})
