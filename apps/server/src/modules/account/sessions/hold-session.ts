import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import type { Tables } from '../../../tables.ts'
import { isSessionOpen } from './is-session-open.ts'

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
