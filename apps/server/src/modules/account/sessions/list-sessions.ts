import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'

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
