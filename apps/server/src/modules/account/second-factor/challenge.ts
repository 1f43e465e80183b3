import { licenceProfile } from '@jogada/core/licence/profile'
import { isFactorDue } from '@jogada/core/security/session-end'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { noteOccurrence } from '../../occurrence/index.ts'
import type { Tables } from '../../../tables.ts'
import { getPlayer, isPasswordFrom } from '../player-store.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import type { LoginCodeFrom } from '../tables.ts'
import { countTry, forgetTries } from './attempts.ts'
import { sendLoginCode, spendLoginCode } from './login-codes.ts'
import { hashOf } from '../../../platform/token-hash.ts'

const CHALLENGE_BYTES = 32
/** A code of an app is at hand; one that was sent has to come first. */
const CHALLENGE_MINUTES: Readonly<Record<LoginCodeFrom, number>> = { app: 5, phone: 10, email: 15 }
const GUESSES = 5

type Known = {
  readonly factorAt: Date | null
  /** Since when the password counts that was right. */
  readonly passwordFrom: Date | null
  readonly language: string
}

export type Challenge = {
  readonly challenge: string
  readonly factor: { readonly from: LoginCodeFrom; readonly to?: string }
}

/**
 * What a login whose password was right still waits for: the code of the authenticator app where
 * one guards the account, and where the licence asks for a second factor again one that was sent to
 * the confirmed phone, or to the mailbox where none is. Null where nothing is missing. Refuses with
 * what sending a code refuses, and with `login_failed` where the password was changed meanwhile.
 */
export async function challengeFor(
  deps: Deps,
  playerId: bigint,
  { factorAt, passwordFrom, language }: Known,
): Promise<Challenge | null> {
  const { db, clock, rng } = deps
  const now = clock.now()
  const life = licenceProfile(deps.env.LICENCE_PROFILE).session
  const guarded = await db
    .selectFrom('account.second_factor')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!guarded && !isFactorDue(factorAt, now, life)) return null
  const factor = guarded
    ? ({ from: 'app' } as const)
    : await sendLoginCode(deps, playerId, language)
  await db.deleteFrom('account.login_challenge').where('expires_at', '<', now).execute()
  const challenge = rng.bytes(CHALLENGE_BYTES).toString('base64url')
  await db
    .insertInto('account.login_challenge')
    .values({
      challenge_hash: hashOf(challenge),
      player_id: playerId,
      asks: factor.from,
      expires_at: new Date(now.getTime() + CHALLENGE_MINUTES[factor.from] * 60_000),
    })
    .execute()
  if (!(await isPasswordFrom(db, playerId, passwordFrom))) {
    // this one alone: the new password may have one of its own by now
    await db
      .deleteFrom('account.login_challenge')
      .where('challenge_hash', '=', hashOf(challenge))
      .execute()
    throw new Refusal('login_failed')
  }
  return { challenge, factor }
}

/** Ends every login that waits for its code: a new password ends what rests on the old one. */
export async function endChallenges(
  db: Pick<Kysely<Tables>, 'deleteFrom'>,
  playerId: bigint,
): Promise<void> {
  await db.deleteFrom('account.login_challenge').where('player_id', '=', playerId).execute()
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
    .returning(['player_id', 'asks'])
    .executeTakeFirst()
  if (!waiting) throw new Refusal('login_expired')
  const playerId = waiting.player_id
  const { password_changed_at: passwordFrom } = await getPlayer(deps.db, playerId)
  await countTry(deps, playerId)
  if (!(await spendLoginCode(deps, { playerId, code, from: waiting.asks }))) {
    await noteOccurrence(deps, {
      kind: 'login_failed',
      subject: `player:${playerId}`,
      detail: { address: caller.address, factor: waiting.asks === 'app' ? 'code' : waiting.asks },
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
  // one that a new password ended is not there any more, so that this is the password it
  // was made by
  if (used.numUpdatedRows === 0n) throw new Refusal('login_expired')
  return {
    access_token: await deps.sessions.open(playerId, caller, { factorAt: now, passwordFrom }),
  }
}
