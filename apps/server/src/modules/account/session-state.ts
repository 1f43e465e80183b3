import { licenceProfile } from '@jogada/core/licence/profile'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Session } from '../../platform/session-lookup.ts'
import type { Tables } from '../../tables.ts'
import { forgetFactors } from './second-factor/shown-factor.ts'

type Lasting = { readonly opened_at: Date; readonly ends_at: Date | null }

/** When a session ends however much is done in it; its licence may have been another one. */
export const sessionEndMs = ({ opened_at, ends_at }: Lasting, wholeMs: number): number =>
  Math.min(opened_at.getTime() + wholeMs, ends_at?.getTime() ?? Infinity)

/**
 * Whether a session was not ended by its player or by us and has not come to its end; idleness is
 * not looked at.
 */
export async function isSessionOpen(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  sessionId: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('account.session')
    .select(['revoked_at', 'opened_at', 'ends_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (row?.revoked_at !== null) return false
  const { wholeMs } = licenceProfile(env.LICENCE_PROFILE).session
  return clock.now().getTime() < sessionEndMs(row, wholeMs)
}

/**
 * Holds a player until the end of the transaction, and refuses with `unauthenticated` where the
 * session was ended meanwhile: what it had under way changes no way into an account whose owner has
 * shut it out.
 */
export async function holdSession(
  deps: Pick<Deps, 'env' | 'clock'>,
  tx: Kysely<Tables>,
  { playerId, sessionId }: Pick<Session, 'playerId' | 'sessionId'>,
): Promise<void> {
  await tx
    .selectFrom('account.player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!(await isSessionOpen({ ...deps, db: tx }, sessionId))) throw new Refusal('unauthenticated')
}

/** Tells every process that a session has ended; each forgets it and closes its sockets. */
export const REVOKED_CHANNEL = 'session_revoked'

type Ending = { readonly db: Kysely<Tables>; readonly clock: Deps['clock'] }

/** Ends sessions that are open and tells which; every process hears of it with the commit. */
export async function endSessions(
  { db, clock }: Ending,
  sessionIds: readonly bigint[],
): Promise<bigint[]> {
  const { rows } = await sql<{ session_id: bigint }>`
    WITH ended AS (
      UPDATE account.session SET revoked_at = ${clock.now()}
       WHERE session_id = ANY (${sessionIds}::bigint[]) AND revoked_at IS NULL
      RETURNING session_id)
    SELECT session_id, pg_notify(${REVOKED_CHANNEL}, session_id::text) FROM ended`.execute(db)
  return rows.map((row) => row.session_id)
}

/**
 * Ends every session of a player except the one to keep, and what second factor was shown in them;
 * tells which, and every process hears of it with the commit.
 */
export async function endSessionsOf(
  ending: Ending,
  playerId: bigint,
  keep: bigint | null = null,
): Promise<bigint[]> {
  const open = await ending.db
    .selectFrom('account.session')
    .select('session_id')
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .execute()
  const others = open.map((row) => row.session_id).filter((sessionId) => sessionId !== keep)
  const ended = await endSessions(ending, others)
  await forgetFactors(ending.db, playerId, keep)
  return ended
}

/** Which of some sessions were ended by their player or by us; idleness is not looked at. */
export async function endedAmong(
  { db }: Pick<Deps, 'db'>,
  sessionIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (sessionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('account.session')
    .select('session_id')
    .where('session_id', 'in', [...sessionIds])
    .where('revoked_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.session_id))
}

const NEWEST = 30

/** A player's newest sessions, ended ones too. */
export const listSessions = ({ db }: Pick<Deps, 'db'>, playerId: bigint) =>
  db
    .selectFrom('account.session')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('session_id', 'desc')
    .limit(NEWEST)
    .execute()

/** Players who opened a session since an instant, each with the last time. */
export async function playersSeenSince(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  since: Date,
): Promise<{ readonly playerId: bigint; readonly at: Date }[]> {
  const rows = await db
    .selectFrom('account.session')
    .select((is) => ['player_id', is.fn.max('opened_at').as('at')])
    .where('opened_at', '>=', since)
    .groupBy('player_id')
    .execute()
  return rows.map((row) => ({ playerId: row.player_id, at: row.at }))
}
