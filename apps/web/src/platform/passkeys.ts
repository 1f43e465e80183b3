import { passkey } from '@jogada/contract'
import {
  WebAuthnError,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { request } from '../api/request.ts'

type Options<F extends (given: never) => unknown> = Parameters<F>[0] extends {
  optionsJSON: infer O
}
  ? O
  : never

const HERE = { failure: 'here' } as const

/** Whether this browser can use passkeys. */
export const hasPasskeys = browserSupportsWebAuthn

/** Whether the player closed the browser's own question: no failure to speak of. */
export const wasCancelled = (error: unknown) =>
  error instanceof WebAuthnError
    ? error.code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError'
    : error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name)

/** Makes a passkey on this device and has it kept. */
export async function makePasskey(pwd: string) {
  const options = await request(passkey.begin, { body: { pwd } }, HERE)
  const { id, rawId, response } = await startRegistration({
    optionsJSON: options as unknown as Options<typeof startRegistration>,
  })
  const { clientDataJSON, attestationObject, transports } = response
  const told = { clientDataJSON, attestationObject, ...(transports && { transports }) }
  const body = { id, rawId, type: 'public-key', response: told } as const
  return request(passkey.finish, { body: body as never }, HERE)
}

/** Asks the device for a passkey of this site, and gives the session that it opens. */
export async function logInByPasskey() {
  const body = await signed(await request(passkey.loginOptions, {}, HERE))
  return request(passkey.login, { body }, HERE)
}

/** Asks the device for one of the player's passkeys, and gives the permit for one payment. */
export async function permitByPasskey() {
  const body = await signed(await request(passkey.confirmOptions, {}, HERE))
  return request(passkey.confirm, { body }, HERE)
}

async function signed(options: Record<string, unknown>) {
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as unknown as Options<typeof startAuthentication>,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const told = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  return { id, rawId, type: 'public-key' as const, response: told }
}
