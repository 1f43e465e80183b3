import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, text } from '../fields.ts'
import { attestation, passkeyOptions } from '../passkey.ts'

const code = z.string().check(z.regex(/^\d{6}$/))

const staffPasskey = z.object({
  passkeyId: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  /** Whether it is synchronised between the owner's devices. */
  isSynced: z.boolean(),
  madeAt: instant,
  usedAt: z.nullable(instant),
})

export const mine = call({
  method: 'GET',
  path: '/api/ops/account/passkeys',
  auth: 'operator',
  permission: 'self',
  summary: 'The operator’s own passkeys, the oldest first',
  reply: z.array(staffPasskey),
})

export const begin = call({
  method: 'POST',
  path: '/api/ops/account/passkeys/begin',
  auth: 'operator',
  permission: 'self',
  summary: 'The options for a new passkey of the operator’s own, for whoever has the current code',
  body: z.object({ code }),
  reply: passkeyOptions,
})

export const finish = call({
  method: 'POST',
  path: '/api/ops/account/passkeys/finish',
  auth: 'operator',
  permission: 'self',
  summary: 'Keeps a new passkey of the operator’s own under a name',
  body: z.object({ name: text(60, 1), answer: attestation }),
  reply: staffPasskey,
})

export const remove = call({
  method: 'POST',
  path: '/api/ops/account/passkeys/remove/{passkeyId}',
  auth: 'operator',
  permission: 'self',
  summary: 'Forgets a passkey of the operator’s own, for whoever has the current code',
  params: z.object({ passkeyId: idText }),
  body: z.object({ code }),
  reply: z.null(),
})
