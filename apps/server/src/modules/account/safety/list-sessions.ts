import type { security } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../platform/session-lookup.ts'

const SHOWN = 50

/** The player's open sessions, the latest use first; addresses lose their last part. */
export async function listSessions(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  { playerId, sessionId }: Session,
): Promise<security.OpenSession[]> {
  const idleSince = new Date(
    clock.now().getTime() - licenceProfile(env.LICENCE_PROFILE).session.idleMs,
  )
  const rows = await db
    .selectFrom('account.session')
    .select(['session_id', 'user_agent', 'address', 'opened_at', 'seen_at'])
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .where('seen_at', '>', idleSince)
    .orderBy('seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    sessionId: String(row.session_id),
    userAgent: row.user_agent,
    address: shortened(row.address),
    openedAt: row.opened_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isThis: row.session_id === sessionId,
  }))
}

const shortened = (address: string) => address.replace(/[.:][0-9a-f]*$/i, '.*')
