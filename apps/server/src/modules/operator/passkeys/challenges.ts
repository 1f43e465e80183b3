import type { Deps } from '../../../deps.ts'
import { challengeHash, newChallenge } from '../../../platform/webauthn/challenge.ts'

type Purpose = { readonly purpose: 'register' | 'login'; readonly staffId: bigint }

/** A new challenge for one purpose of one operator, good for one answer within five minutes. */
export async function makeChallenge(
  { db, clock, rng }: Pick<Deps, 'db' | 'clock' | 'rng'>,
  { purpose, staffId }: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const { challenge, hash, expiresAt } = newChallenge({ clock, rng })
  await db.deleteFrom('operator.passkey_challenge').where('expires_at', '<', clock.now()).execute()
  await db
    .insertInto('operator.passkey_challenge')
    .values({ challenge_hash: hash, purpose, staff_id: staffId, expires_at: expiresAt })
    .execute()
  return challenge
}

/** Uses a challenge up; false when it is not of this purpose and operator, old, or was used. */
export async function spendChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  challenge: string,
  { purpose, staffId }: Purpose,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator.passkey_challenge')
    .where('challenge_hash', '=', challengeHash(challenge))
    .where('purpose', '=', purpose)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
