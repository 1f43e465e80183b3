import { licenceProfile } from '@jogada/core/licence/profile'
import { sessionEnd } from '@jogada/core/security/session-end'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashOf } from '../../../platform/token-hash.ts'
import { isPasswordFrom, waitForPlayer } from '../player-store.ts'
import { findRestriction } from '../restrictions.ts'
import type { SessionsHere } from './forget-session.ts'
import { isSessionOpen } from './is-session-open.ts'
import { revoke } from './revoke.ts'

const TOKEN_BYTES = 32

/** What stands behind a new session, where that is more than a password. */
export type RestsOn = {
  /** When its second factor was shown. */
  readonly factorAt?: Date | undefined
  /** The session that it goes on with elsewhere, and does not outlive. */
  readonly continues?: bigint
  /**
   * Since when the password counts by which it is opened; null for the first one of the account.
   */
  readonly passwordFrom?: Date | null
}

/** Whose session is opened, from where, and on what. */
export type Opening = {
  readonly playerId: bigint
  readonly caller: Caller
  readonly restsOn: RestsOn
}

/**
 * Opens a session and gives its token, the only time that the token exists in clear. Refuses with
 * `account_restricted` a player whom an operator has suspended, with `account_closed` one whose
 * account is closed, with `login_failed` one whose password is another by now, and with
 * `entry_expired` what would go on with a session that has ended.
 */
export async function openSession(
  deps: Pick<Deps, 'env' | 'db' | 'clock' | 'rng'> & SessionsHere,
  opening: Opening,
): Promise<string> {
  const token = deps.rng.bytes(TOKEN_BYTES).toString('base64url')
  const sessionId = await insertSession(deps, opening, token)
  // looked at after the insert: whoever restricts the account meanwhile ends this session too
  const refusal = await refusalOf(deps, opening)
  if (refusal) {
    await revoke(deps, sessionId)
    throw new Refusal(refusal)
  }
  return token
}

async function insertSession(
  deps: Pick<Deps, 'env' | 'db' | 'clock'>,
  { playerId, caller, restsOn: { factorAt, continues } }: Opening,
  token: string,
): Promise<bigint> {
  const now = deps.clock.now()
  const end = sessionEnd(factorAt ?? null, now, licenceProfile(deps.env.LICENCE_PROFILE).session)
  const { session_id } = await deps.db
    .insertInto('account.session')
    .values({
      player_id: playerId,
      token_hash: hashOf(token),
      opened_at: now,
      seen_at: now,
      revoked_at: null,
      address: caller.address,
      device_id: caller.deviceId,
      user_agent: caller.userAgent,
      factor_at: factorAt ?? null,
      ends_at: continues === undefined ? end : await earlierEnd(deps, continues, end),
    })
    .returning('session_id')
    .executeTakeFirstOrThrow()
  return session_id
}

/** When a session ends that goes on with another one, which it does not outlive. */
async function earlierEnd(
  { env, db }: Pick<Deps, 'env' | 'db'>,
  continues: bigint,
  end: Date,
): Promise<Date> {
  const { opened_at: openedAt, ends_at: endsAt } = await db
    .selectFrom('account.session')
    .select(['opened_at', 'ends_at'])
    .where('session_id', '=', continues)
    .executeTakeFirstOrThrow()
  const { wholeMs } = licenceProfile(env.LICENCE_PROFILE).session
  const ends = endsAt ?? new Date(openedAt.getTime() + wholeMs)
  return ends < end ? ends : end
}

/** Why a session may not stand that was just opened; null where it may. */
async function refusalOf(
  deps: Pick<Deps, 'env' | 'db' | 'clock'>,
  { playerId, restsOn: { continues, passwordFrom } }: Opening,
): Promise<'account_closed' | 'account_restricted' | 'entry_expired' | 'login_failed' | null> {
  const restriction = await findRestriction(deps.db, playerId)
  if (restriction) return restriction.kind === 'closed' ? 'account_closed' : 'account_restricted'
  if (continues !== undefined) {
    await waitForPlayer(deps.db, playerId)
    if (!(await isSessionOpen(deps, continues))) return 'entry_expired'
  }
  if (passwordFrom !== undefined && !(await isPasswordFrom(deps.db, playerId, passwordFrom))) {
    return 'login_failed'
  }
  return null
}
