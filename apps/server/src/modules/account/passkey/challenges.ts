import type { Deps } from '../../../deps.ts'
import { challengeHash, newChallenge } from '../../../platform/webauthn/challenge.ts'

type Purpose =
  | { readonly purpose: 'register' | 'confirm'; readonly playerId: bigint }
  | { readonly purpose: 'login'; readonly playerId: null }

/** A new challenge for one purpose, good for one answer within five minutes. */
export async function makeChallenge(
  { db, clock, rng }: Pick<Deps, 'db' | 'clock' | 'rng'>,
  { purpose, playerId }: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const { challenge, hash, expiresAt } = newChallenge({ clock, rng })
  await db.deleteFrom('account.passkey_challenge').where('expires_at', '<', clock.now()).execute()
  await db
    .insertInto('account.passkey_challenge')
    .values({ challenge_hash: hash, purpose, player_id: playerId, expires_at: expiresAt })
    .execute()
  return challenge
}

/** Uses a challenge up; false when it is not of this purpose and player, old, or was used. */
export async function spendChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  challenge: string,
  { purpose, playerId }: Purpose,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account.passkey_challenge')
    .where('challenge_hash', '=', challengeHash(challenge))
    .where('purpose', '=', purpose)
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
