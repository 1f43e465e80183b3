import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import { sessionEndMs } from './session-life.ts'

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
