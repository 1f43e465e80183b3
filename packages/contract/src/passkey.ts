import * as z from 'zod/mini'
import { call } from './call.ts'
import { idText, instant, text } from './fields.ts'

/**
 * The password, and the app's code or a recovery code where an authenticator app
 * guards the account.
 */
const owner = {
  pwd: z.string().check(z.minLength(1), z.maxLength(200)),
  factor: z.optional(text(24, 1)),
}

/** Base64url of what an authenticator says, bounded. */
const bytes = z.string().check(z.minLength(1), z.maxLength(4096), z.regex(/^[\w-]+$/))
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** What the browser is to be asked with: the options of WebAuthn in their JSON form. */
export const passkeyOptions = z.record(z.string(), z.unknown())

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
}

/** A new credential, as `navigator.credentials.create` answers in JSON. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(transport).check(z.maxLength(8))),
  }),
})

/** A credential's signature, as `navigator.credentials.get` answers in JSON. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.string().check(z.maxLength(256))),
  }),
})

export type Attestation = z.output<typeof attestation>
export type Assertion = z.output<typeof assertion>

export const keptPasskey = z.object({
  passkeyId: z.string(),
  /** The words of the browser that it was made with. */
  userAgent: z.string(),
  /** Whether it is synchronised between the player's devices. */
  isSynced: z.boolean(),
  madeAt: instant,
  usedAt: z.nullable(instant),
})

export type KeptPasskey = z.output<typeof keptPasskey>

export const list = call({
  method: 'GET',
  path: '/api/app/user/passkeys',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s passkeys, the oldest first',
  reply: z.array(keptPasskey),
})

export const begin = call({
  method: 'POST',
  path: '/api/app/user/passkeys/begin',
  auth: 'player',
  summary: 'The options for a new passkey, for whoever proves to own the account',
  body: z.object(owner),
  reply: passkeyOptions,
})

export const finish = call({
  method: 'POST',
  path: '/api/app/user/passkeys/finish',
  auth: 'player',
  summary: 'Keeps a new passkey',
  body: attestation,
  reply: keptPasskey,
})

export const remove = call({
  method: 'POST',
  path: '/api/app/user/passkeys/remove',
  auth: 'player',
  summary: 'Forgets a passkey, for whoever proves to own the account',
  body: z.object({ passkeyId: idText, ...owner }),
  reply: z.null(),
})

export const loginOptions = call({
  method: 'POST',
  path: '/api/auth/user/passkey/options',
  auth: 'public',
  summary: 'The options for a login by passkey; they tell nothing about any account',
  reply: passkeyOptions,
})

export const login = call({
  method: 'POST',
  path: '/api/auth/user/passkey/login',
  auth: 'public',
  summary: 'Opens a session by a passkey, which is both factors at once',
  body: assertion,
  reply: z.object({ access_token: z.string() }),
})

export const confirmOptions = call({
  method: 'POST',
  path: '/api/app/user/passkeys/confirm/options',
  auth: 'player',
  summary: 'The options for confirming a payment by one of the player’s passkeys',
  reply: passkeyOptions,
})

export const confirm = call({
  method: 'POST',
  path: '/api/app/user/passkeys/confirm',
  auth: 'player',
  priority: 'money',
  summary: 'A permit that stands for the password in one payment within two minutes',
  body: assertion,
  reply: z.object({ permit: z.string() }),
})
