import type { Attestation, KeptPasskey } from '@jogada/contract/passkey'
import type { Session } from '../../../platform/session-lookup.ts'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checkNewPasskey } from '../../../platform/webauthn/check-answer.ts'
import { NAME, relyingParty } from '../../../platform/webauthn/relying-party.ts'
import { confirmOwner } from '../confirm-owner.ts'
import type { OwnerProof } from '../confirm-owner.ts'
import { getPlayer } from '../player-store.ts'
import { noteGuardChange } from '../guard-change.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { makeChallenge, spendChallenge } from './challenges.ts'
import { passkeysOf, shown } from './passkeys.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { webauthn } from '../../../platform/webauthn/library.ts'

const MOST = 10

/**
 * What the browser needs to make a passkey on a device that has none of this account. Refuses with
 * what `confirmOwner` refuses, and with `passkey_limit` for the eleventh.
 */
export async function beginPasskey(deps: Deps, playerId: bigint, proof: OwnerProof) {
  await confirmOwner(deps, playerId, proof)
  const kept = await passkeysOf(deps, playerId)
  if (kept.length >= MOST) throw new Refusal('passkey_limit', { max: MOST })
  const { email, name } = await getPlayer(deps.db, playerId)
  const library = await webauthn()
  const options = await library.generateRegistrationOptions({
    rpName: NAME,
    rpID: relyingParty(deps).id,
    userName: email,
    userDisplayName: name || email,
    userID: Uint8Array.from(Buffer.from(String(playerId))),
    challenge: await makeChallenge(deps, { purpose: 'register', playerId }),
    attestationType: 'none',
    excludeCredentials: kept.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options as unknown as Record<string, unknown>
}

/**
 * Keeps a passkey whose making was begun here by this player within five minutes. Refuses with
 * `passkey_failed` and `passkey_limit`.
 */
export async function finishPasskey(
  deps: Deps,
  session: Session,
  answer: Attestation,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<KeptPasskey> {
  const { playerId } = session
  const made = await checkNewPasskey(deps, answer, (challenge) =>
    spendChallenge(deps, challenge, { purpose: 'register', playerId }),
  )
  if (!made) throw new Refusal('passkey_failed')
  const values = { ...made, user_agent: userAgent, made_at: deps.clock.now() }
  return deps.db.transaction().execute(async (db) => {
    // many at once are counted one after the other
    await holdSession(deps, db, session)
    const { length } = await passkeysOf({ db }, playerId)
    if (length >= MOST) throw new Refusal('passkey_limit', { max: MOST })
    const row = await db
      .insertInto('account.passkey')
      .values({ player_id: playerId, ...values })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('passkey_failed')
    await noteGuardChange({ db, clock: deps.clock }, playerId, 'passkey_added')
    await tellOfChange({ db, clock: deps.clock }, playerId, 'passkey')
    return shown(row)
  })
}
