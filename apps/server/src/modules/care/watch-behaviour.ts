import { interventionFor, signalsOf } from '@jogada/core/care/signals'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { intervene } from './intervene.ts'
import { readBehaviour } from './behaviour.ts'

const EVERY_MS = 30_000
const AT_ONCE = 500
const SIDE_BY_SIDE = 8

/** Worker: looks at the behaviour of whoever played, in one process of all. */
export const watchBehaviour = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'care.behaviour', signal }, (leading) =>
    repeat(EVERY_MS, leading, () =>
      attempt(deps.log, 'looking at behaviour', () => lookAtPlayers(deps, leading)),
    ),
  )

type Due = { readonly player_id: bigint; readonly day: string; readonly changed_at: Date }

/**
 * Looks at every player whose day of play has changed since the last look, and does what the signals
 * ask for; goes on while there is somebody. Repeating it, here or in another process, does nothing
 * twice; who could not be looked at comes up again in the next round and holds nobody else up.
 */
export async function lookAtPlayers(deps: Deps, signal?: AbortSignal): Promise<number> {
  const isOver = () => signal?.aborted === true
  let looked = 0
  let last: Due | undefined
  while (!isOver()) {
    const due = await daysDue(deps, last)
    const failed = new Set<bigint>()
    await sideBySide(new Set(due.map(({ player_id }) => player_id)), {
      atOnce: SIDE_BY_SIDE,
      signal,
      task: (playerId) =>
        attempt(deps.log, 'looking at behaviour', async () => {
          failed.add(playerId)
          await lookAt(deps, playerId)
          failed.delete(playerId)
        }),
    })
    if (isOver()) break
    const seen = due.filter(({ player_id }) => !failed.has(player_id))
    await markLooked(deps, seen)
    looked += seen.length
    last = due.at(-1)
    if (due.length < AT_ONCE) break
  }
  return looked
}

/** The next days after `last` that nobody looked at since they changed, the longest waiting first. */
async function daysDue({ db }: Deps, last: Due | undefined): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    SELECT player_id, day::text AS day, changed_at FROM care.play_day
     WHERE (looked_at IS NULL OR looked_at < changed_at)
       AND (changed_at, player_id, day) >
         (coalesce(${last?.changed_at ?? null}::timestamptz, '-infinity'),
          coalesce(${last?.player_id ?? null}::bigint, 0),
          coalesce(${last?.day ?? null}::date, '-infinity'))
     ORDER BY play_day.changed_at, play_day.player_id, play_day.day LIMIT ${AT_ONCE}`.execute(db)
  return rows
}

const markLooked = ({ db }: Deps, seen: readonly Due[]) =>
  sql`
    UPDATE care.play_day d SET looked_at = s.changed_at
      FROM unnest(${seen.map(({ player_id }) => String(player_id))}::bigint[],
        ${seen.map(({ day }) => day)}::date[],
        ${seen.map(({ changed_at }) => changed_at.toISOString())}::timestamptz[])
        AS s (player_id, day, changed_at)
     WHERE d.player_id = s.player_id AND d.day = s.day`.execute(db)

async function lookAt(deps: Deps, playerId: bigint) {
  const { signals, score } = signalsOf(await readBehaviour(deps, playerId))
  const kind = interventionFor(score)
  if (kind) await intervene(deps, { playerId, kind, signals, score, note: '', by: null })
}
