import type { Deps } from '../../deps.ts'

/** Whether a session was not ended by its player or by us; idleness is not looked at. */
export async function isSessionOpen({ db }: Pick<Deps, 'db'>, sessionId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('account.session')
    .select('revoked_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined && row.revoked_at === null
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
