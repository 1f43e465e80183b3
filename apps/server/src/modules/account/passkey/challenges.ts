import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'

const CHALLENGE_BYTES = 32
const LIFE_MS = 5 * 60_000

type Purpose =
  | { readonly purpose: 'register' | 'confirm'; readonly playerId: bigint }
  | { readonly purpose: 'login'; readonly playerId: null }

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

/** A new challenge for one purpose, good for one answer within five minutes. */
export async function makeChallenge(
  { db, clock, rng }: Pick<Deps, 'db' | 'clock' | 'rng'>,
  { purpose, playerId }: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const now = clock.now()
  await db.deleteFrom('account.passkey_challenge').where('expires_at', '<', now).execute()
  const challenge = Uint8Array.from(rng.bytes(CHALLENGE_BYTES))
  await db
    .insertInto('account.passkey_challenge')
    .values({
      challenge_hash: hashOf(Buffer.from(challenge).toString('base64url')),
      purpose,
      player_id: playerId,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
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
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
