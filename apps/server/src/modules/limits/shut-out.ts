import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { endSessionsOf } from '../account/index.ts'
import { renewTerms } from './change-terms.ts'

const AT_ONCE = 200
/** Whoever restricts a player shuts them out within the same call. */
const LEFT_AFTER_MS = 10_000

/**
 * Has every process hold to the restriction of a player that was just committed: stakes and
 * deposits that were decided before it follow no more, and every session ends.
 */
export async function shutOut(deps: Deps, playerId: bigint): Promise<void> {
  const restriction = await deps.db
    .selectFrom('account.restriction')
    .select('at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  await renewTerms(deps, playerId)
  // lifted by somebody else meanwhile: the terms are read anew, and that is all
  if (!restriction) return
  await endSessionsOf(deps, playerId)
  await deps.db
    .updateTable('account.restriction')
    .set({ held_at: deps.clock.now() })
    .where('player_id', '=', playerId)
    // one that came meanwhile is held by whoever made it
    .where('at', '=', restriction.at)
    .execute()
}

/** Shuts out whom a process that died, or lost the database, had restricted and no more. */
export async function shutOutLeft(deps: Deps): Promise<void> {
  const left = await deps.db
    .selectFrom('account.restriction')
    .select('player_id')
    .where('held_at', 'is', null)
    .where('at', '<', new Date(deps.clock.now().getTime() - LEFT_AFTER_MS))
    .orderBy('at')
    .limit(AT_ONCE)
    .execute()
  for (const { player_id: playerId } of left) {
    await attempt(deps.log, 'shutting a player out', () => shutOut(deps, playerId))
  }
}
