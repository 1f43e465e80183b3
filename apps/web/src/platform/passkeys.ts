import { passkey } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import {
  WebAuthnAbortService,
  WebAuthnError,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
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
const UNSEEN = { failure: 'here', loading: false } as const
/** Shorter than a challenge lives, which is five minutes. */
const OFFER_MS = 4 * 60_000

/** A passkey's answer to a challenge. */
export type PasskeyAnswer = Awaited<ReturnType<typeof signed>>

let isAsking = false

/** Whether this browser can use passkeys. */
export const hasPasskeys = browserSupportsWebAuthn

/** Whether the player closed the browser's own question: no failure to speak of. */
export const wasCancelled = (error: unknown) =>
  error instanceof WebAuthnError
    ? error.code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError'
    : error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name)

/** Makes a passkey on this device and has it kept. */
export async function makePasskey(body: CallInput<typeof passkey.begin>['body']) {
  const options = await request(passkey.begin, { body }, HERE)
  const { id, rawId, response } = await startRegistration({
    optionsJSON: options as unknown as Options<typeof startRegistration>,
  })
  const { clientDataJSON, attestationObject, transports } = response
  const told = { clientDataJSON, attestationObject, ...(transports && { transports }) }
  const made = { id, rawId, type: 'public-key', response: told } as const
  return request(passkey.finish, { body: made as never }, HERE)
}

/** Asks the device for a passkey of this site. */
export const choosePasskey = async (): Promise<PasskeyAnswer> =>
  signed(await request(passkey.loginOptions, {}, HERE))

/** The session that a passkey's answer opens. */
export const logInByPasskey = (body: PasskeyAnswer) => request(passkey.login, { body }, HERE)

/**
 * Offers passkeys among what the browser fills in at the field for the name, until one is chosen,
 * `choosePasskey` asks or the returned function is called. Does nothing where a browser cannot.
 */
export function offerPasskeys(onAnswer: (answer: PasskeyAnswer) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return
    const options = await request(passkey.loginOptions, {}, UNSEEN)
    if (isOver || isAsking) return
    let isRenewed = false
    timer = setTimeout(() => {
      isRenewed = true
      WebAuthnAbortService.cancelCeremony()
    }, OFFER_MS)
    try {
      onAnswer(await answered(options, { useBrowserAutofill: true }))
    } catch {
      if (isRenewed && !isOver) await offer()
    } finally {
      clearTimeout(timer)
    }
  }
  // the password and the button are there whether this comes about or not
  offer().catch(() => undefined)
  return () => {
    isOver = true
    clearTimeout(timer)
    WebAuthnAbortService.cancelCeremony()
  }
}

/** Asks the device for one of the player's passkeys, and gives the permit for one payment. */
export async function permitByPasskey() {
  const body = await signed(await request(passkey.confirmOptions, {}, HERE))
  return request(passkey.confirm, { body }, HERE)
}

async function signed(options: Record<string, unknown>) {
  isAsking = true
  try {
    return await answered(options, {})
  } finally {
    isAsking = false
  }
}

type How = { readonly useBrowserAutofill?: true }

async function answered(options: Record<string, unknown>, how: How) {
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as unknown as Options<typeof startAuthentication>,
    ...how,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const told = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  return { id, rawId, type: 'public-key' as const, response: told }
}
