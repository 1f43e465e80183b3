import type { Assertion, Attestation } from '@jogada/contract/passkey'
import type { Deps } from '../../deps.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './library.ts'

/** Uses a challenge up; false where it is not the one that was to be answered. */
type Spend = (challenge: string) => Promise<boolean>

type Kept = {
  readonly credential_id: string
  readonly public_key: Buffer
  readonly sign_count: bigint
}

const expectedBy = (deps: Pick<Deps, 'env'>, expectedChallenge: Spend) => {
  const { origin, id } = relyingParty(deps)
  return {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }
}

/**
 * What to keep of a passkey that was made for this site just now, with its owner recognised; null
 * where the answer is wrong for whatever reason.
 */
export async function checkNewPasskey(
  deps: Pick<Deps, 'env' | 'log'>,
  answer: Attestation,
  spend: Spend,
) {
  const library = await webauthn()
  try {
    const { registrationInfo: made } = await library.verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as never,
      ...expectedBy(deps, spend),
    })
    if (made) {
      return {
        credential_id: made.credential.id,
        public_key: Buffer.from(made.credential.publicKey),
        sign_count: BigInt(made.credential.counter),
        transports: answer.response.transports ?? [],
        is_synced: made.credentialBackedUp,
      }
    }
  } catch (error) {
    deps.log.info({ err: error }, 'a new passkey was refused')
  }
  return null
}

/**
 * How often a kept passkey has signed, by the answer that it signed just now with its owner
 * present and recognised; null where the answer is wrong for whatever reason. A count that goes
 * back is a copy.
 */
export async function checkSigned(
  deps: Pick<Deps, 'env' | 'log'>,
  answer: Assertion,
  { kept, spend }: { readonly kept: Kept; readonly spend: Spend },
): Promise<bigint | null> {
  const library = await webauthn()
  try {
    const { verified, authenticationInfo } = await library.verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as never,
      ...expectedBy(deps, spend),
      credential: {
        id: kept.credential_id,
        publicKey: Uint8Array.from(kept.public_key),
        counter: Number(kept.sign_count),
      },
    })
    if (verified) return BigInt(authenticationInfo.newCounter)
  } catch (error) {
    deps.log.info({ err: error }, 'a passkey was refused')
  }
  return null
}
