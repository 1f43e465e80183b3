import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { forgetFactors } from '../second-factor/shown-factor.ts'

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
 * Ends every session of a player except the one to keep, and what second factor was shown in them,
 * in the transaction that it is given or one of its own; tells which, and every process hears of it
 * with the commit. Holds the player until then: no new session goes on with one of them.
 */
export async function endSessionsOf(
  { db, clock }: Ending,
  playerId: bigint,
  keep: bigint | null = null,
): Promise<bigint[]> {
  const end = async (tx: Kysely<Tables>) => {
    await tx
      .selectFrom('account.player')
      .select('player_id')
      .where('player_id', '=', playerId)
      .forNoKeyUpdate()
      .execute()
    const open = await tx
      .selectFrom('account.session')
      .select('session_id')
      .where('player_id', '=', playerId)
      .where('revoked_at', 'is', null)
      .execute()
    const others = open.map((row) => row.session_id).filter((sessionId) => sessionId !== keep)
    const ended = await endSessions({ db: tx, clock }, others)
    await forgetFactors(tx, playerId, keep)
    return ended
  }
  return db.isTransaction ? end(db) : db.transaction().execute(end)
}
