import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { forgetFactors } from './second-factor/shown-factor.ts'

/** Whether a session was not ended by its player or by us; idleness is not looked at. */
export async function isSessionOpen({ db }: Pick<Deps, 'db'>, sessionId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('account.session')
    .select('revoked_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined && row.revoked_at === null
}

/** Tells every process that a session has ended; each forgets it and closes its sockets. */
export const REVOKED_CHANNEL = 'session_revoked'

/**
 * Ends every session of a player, and what second factor was shown in them, also where no request is
 * at hand; every process hears of it.
 */
export async function endSessionsOf(
  { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>,
  playerId: bigint,
): Promise<void> {
  const ended = await db
    .updateTable('account.session')
    .set({ revoked_at: clock.now() })
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .execute()
  for (const { session_id: sessionId } of ended) {
    await pool.query('SELECT pg_notify($1, $2)', [REVOKED_CHANNEL, String(sessionId)])
  }
  await forgetFactors(db, playerId, null)
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
