import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { noteOccurrence } from '../../occurrence/index.ts'
import type { SessionStore } from '../sessions.ts'
import { countTry, forgetTries } from './attempts.ts'
import { spendCode } from './codes.ts'

const CHALLENGE_BYTES = 32
const CHALLENGE_MINUTES = 5
const GUESSES = 5

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

/** A challenge for a player whose login an authenticator app guards; null for everybody else. */
export async function challengeFor(
  { db, clock, rng }: Pick<Deps, 'db' | 'clock' | 'rng'>,
  playerId: bigint,
): Promise<string | null> {
  const factor = await db
    .selectFrom('account.second_factor')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!factor) return null
  const now = clock.now()
  await db.deleteFrom('account.login_challenge').where('expires_at', '<', now).execute()
  const challenge = rng.bytes(CHALLENGE_BYTES).toString('base64url')
  await db
    .insertInto('account.login_challenge')
    .values({
      challenge_hash: hashOf(challenge),
      player_id: playerId,
      expires_at: new Date(now.getTime() + CHALLENGE_MINUTES * 60_000),
    })
    .execute()
  return challenge
}

type Asked = { readonly challenge: string; readonly code: string }

/**
 * Opens the session of a login that waited for its code. Refuses with `login_expired` for a
 * challenge that is unknown, old, used, or was guessed at five times, with `second_factor_wrong`,
 * and with `login_locked` after too many codes for the account.
 */
export async function logInWithCode(
  deps: Deps & { readonly sessions: SessionStore },
  { challenge, code }: Asked,
  caller: Caller,
): Promise<{ access_token: string }> {
  const now = deps.clock.now()
  const waiting = await deps.db
    .updateTable('account.login_challenge')
    .set({ guesses: sql`guesses + 1` })
    .where('challenge_hash', '=', hashOf(challenge))
    .where('guesses', '<', GUESSES)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst()
  if (!waiting) throw new Refusal('login_expired')
  const playerId = waiting.player_id
  await countTry(deps, playerId)
  if (!(await spendCode(deps, { playerId, code, now }))) {
    await noteOccurrence(deps, {
      kind: 'login_failed',
      subject: `player:${playerId}`,
      detail: { address: caller.address, factor: 'code' },
    })
    throw new Refusal('second_factor_wrong')
  }
  await forgetTries(deps, playerId)
  const used = await deps.db
    .updateTable('account.login_challenge')
    .set({ used_at: now })
    .where('challenge_hash', '=', hashOf(challenge))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) throw new Refusal('login_expired')
  return { access_token: await deps.sessions.open(playerId, caller) }
}
