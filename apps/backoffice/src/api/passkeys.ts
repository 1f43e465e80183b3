import { ops } from '@jogada/contract'
import { request } from './request.ts'

/** Few operators use it, and nobody before the password: it comes when it is asked for. */
const library = () => import('@simplewebauthn/browser')

type Library = Awaited<ReturnType<typeof library>>
type AskOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON']
type MakeOptions = Parameters<Library['startRegistration']>[0]['optionsJSON']

/** Whether this browser can use passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Why the device gave no passkey: its question was closed or ran out, or it has one already. */
export function deviceSaid(error: unknown): 'cancelled' | 'kept' | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return 'kept'
  return ['AbortError', 'NotAllowedError'].includes(error.name) ? 'cancelled' : null
}

/** Asks the device to sign what the login gave. */
export async function signByPasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await library()
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as unknown as AskOptions,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const told = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  return { id, rawId, type: 'public-key' as const, response: told }
}

/** Makes a passkey on this device, for whoever has the current code, and has it kept by a name. */
export async function makePasskey(name: string, code: string) {
  const options = await request(ops.passkeys.begin, { body: { code } })
  const { startRegistration } = await library()
  const { id, rawId, response } = await startRegistration({
    optionsJSON: options as unknown as MakeOptions,
  })
  const { clientDataJSON, attestationObject, transports } = response
  const told = { clientDataJSON, attestationObject, ...(transports && { transports }) }
  const answer = { id, rawId, type: 'public-key', response: told } as const
  return request(ops.passkeys.finish, { body: { name, answer: answer as never } })
}
