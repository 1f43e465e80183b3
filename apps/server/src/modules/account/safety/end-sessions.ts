import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import { forgetFactorOf } from '../second-factor/shown-factor.ts'
import type { SessionStore } from '../sessions/sessions.ts'

/**
 * Ends one session of the player, or every one but this; where they ran, the next login shows its
 * second factor again where the licence asks for one. Refuses with `not_found` for a session that
 * is not the player's own.
 */
export async function endSessions(
  deps: Pick<Deps, 'db'> & { readonly sessions: SessionStore },
  { playerId, sessionId: own }: Session,
  named: string | undefined,
): Promise<null> {
  if (named === undefined) {
    await deps.sessions.revokeOthers(playerId, own)
    return null
  }
  const row = await deps.db
    .selectFrom('account.session')
    .select('session_id')
    .where('session_id', '=', BigInt(named))
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  await deps.sessions.revoke(row.session_id)
  await forgetFactorOf(deps.db, row.session_id)
  return null
}
