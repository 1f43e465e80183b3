import { interventionFor, signalsOf } from '@jogada/core/care/signals'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { intervene } from './intervene.ts'
import { readBehaviour } from './behaviour.ts'

const EVERY_MS = 30_000
const AT_ONCE = 200

/** Worker: looks at the behaviour of whoever played, in one process of all. */
export const watchBehaviour = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'care.behaviour', signal }, (leading) =>
    repeat(EVERY_MS, leading, () =>
      attempt(deps.log, 'looking at behaviour', () => lookAtPlayers(deps)),
    ),
  )

/**
 * Looks at every player whose day of play has changed since the last look, and does what the signals
 * ask for. Repeating it, here or in another process, does nothing twice.
 */
export async function lookAtPlayers(deps: Deps): Promise<number> {
  const due = await deps.db
    .selectFrom('care.play_day')
    .select(['player_id', sql<string>`day::text`.as('day'), 'changed_at'])
    .where((is) => is.or([is('looked_at', 'is', null), is('looked_at', '<', is.ref('changed_at'))]))
    .orderBy('changed_at')
    .limit(AT_ONCE)
    .execute()
  for (const { player_id: playerId, day, changed_at } of due) {
    await lookAt(deps, playerId)
    await deps.db
      .updateTable('care.play_day')
      .set({ looked_at: changed_at })
      .where('player_id', '=', playerId)
      .where('day', '=', day)
      .execute()
  }
  return due.length
}

async function lookAt(deps: Deps, playerId: bigint) {
  const { signals, score } = signalsOf(await readBehaviour(deps, playerId))
  const kind = interventionFor(score)
  if (kind) await intervene(deps, { playerId, kind, signals, score, note: '', by: null })
}
