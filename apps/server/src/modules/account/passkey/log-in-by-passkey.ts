import type { Assertion } from '@jogada/contract/passkey'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { relyingParty } from '../../../platform/webauthn/relying-party.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { makeChallenge } from './challenges.ts'
import { checkSignature } from './check-signature.ts'
import { webauthn } from '../../../platform/webauthn/library.ts'

/** What the browser needs to offer whatever passkeys it has of this site. */
export async function passkeyLoginOptions(deps: Deps) {
  const library = await webauthn()
  const options = await library.generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    challenge: await makeChallenge(deps, { purpose: 'login', playerId: null }),
    userVerification: 'required',
  })
  return options as unknown as Record<string, unknown>
}

/**
 * Opens a session for a passkey's owner. Device and fingerprint or PIN are two factors, so no code
 * is asked for. Refuses with `passkey_failed`, `account_restricted` and `account_closed`.
 */
export async function logInByPasskey(
  deps: Deps & { readonly sessions: SessionStore },
  answer: Assertion,
  caller: Caller,
): Promise<{ access_token: string }> {
  const { player_id } = await checkSignature(deps, answer, { purpose: 'login', playerId: null })
  return {
    access_token: await deps.sessions.open(player_id, caller, { factorAt: deps.clock.now() }),
  }
}
