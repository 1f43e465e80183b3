import type { Assertion } from '@jogada/contract/passkey'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import { relyingParty } from '../../../platform/webauthn/relying-party.ts'
import { confirmPassword } from '../confirm-password.ts'
import { makeChallenge } from './challenges.ts'
import { checkSignature } from './check-signature.ts'
import { passkeysOf } from './passkeys.ts'
import { hashOf } from '../../../platform/token-hash.ts'
import { webauthn } from '../../../platform/webauthn/library.ts'

const PREFIX = 'permit_'
const PERMIT_BYTES = 32
const LIFE_MS = 2 * 60_000

/** What the browser needs to have a payment confirmed by one of the player's own passkeys. */
export async function confirmOptions(deps: Deps, playerId: bigint) {
  const kept = await passkeysOf(deps, playerId)
  const library = await webauthn()
  const options = await library.generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    challenge: await makeChallenge(deps, { purpose: 'confirm', playerId }),
    allowCredentials: kept.map(({ credential_id: id, transports }) => ({
      id,
      transports: transports as never,
    })),
    userVerification: 'required',
  })
  return options as unknown as Record<string, unknown>
}

/** A permit for one payment of this session within two minutes. Refuses with `passkey_failed`. */
export async function givePermit(
  deps: Deps,
  { playerId, sessionId }: Session,
  answer: Assertion,
): Promise<{ permit: string }> {
  await checkSignature(deps, answer, { purpose: 'confirm', playerId })
  const now = deps.clock.now()
  await deps.db.deleteFrom('account.payment_permit').where('expires_at', '<', now).execute()
  const permit = PREFIX + deps.rng.bytes(PERMIT_BYTES).toString('base64url')
  await deps.db
    .insertInto('account.payment_permit')
    .values({
      permit_hash: hashOf(permit),
      player_id: playerId,
      session_id: sessionId,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute()
  return { permit }
}

/**
 * Passes for the player's password, or for a permit of a passkey that this session has not used
 * yet; tells by which. Refuses with what `confirmPassword` refuses.
 */
export async function confirmPayment(
  deps: Deps,
  { playerId, sessionId }: Session,
  word: string,
): Promise<'passkey' | 'password'> {
  if (word.startsWith(PREFIX)) {
    const { numDeletedRows } = await deps.db
      .deleteFrom('account.payment_permit')
      .where('permit_hash', '=', hashOf(word))
      .where('player_id', '=', playerId)
      .where('session_id', '=', sessionId)
      .where('expires_at', '>', deps.clock.now())
      .executeTakeFirst()
    if (numDeletedRows > 0n) return 'passkey'
  }
  await confirmPassword(deps, playerId, word)
  return 'password'
}
