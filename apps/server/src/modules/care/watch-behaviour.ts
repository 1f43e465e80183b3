import { interventionFor, signalsOf } from '@jogada/core/care/signals'
import type { Behaviour } from '@jogada/core/care/signals'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { intervene } from './intervene.ts'
import { readBehaviours } from './behaviour.ts'
import { tellNearLimits } from './near-limits.ts'

const EVERY_MS = 30_000
const AT_ONCE = 500
/** A player may have thousands of entries in a day, so not all are read together. */
const READ_TOGETHER = 25
const SIDE_BY_SIDE = 2
/** Somebody who plays on is looked at again after this long, not at every round of looks. */
export const REST_MS = 5 * 60_000

/** Worker: looks at the behaviour of whoever played, in one process of all. */
export const watchBehaviour = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'care.behaviour', signal }, (leading) =>
    repeat(EVERY_MS, leading, () =>
      attempt(deps.log, 'looking at behaviour', () => lookAtPlayers(deps, leading)),
    ),
  )

type Due = { readonly player_id: bigint; readonly day: string; readonly changed_at: Date }

/**
 * Looks at every player whose day of play has changed since the last look, unless that was less than
 * five minutes ago, does what the signals ask for and tells of limits that are nearly used up; goes on while there is somebody. Repeating
 * it, here or in another process, does nothing twice; who could not be looked at comes up again in
 * the next round and holds nobody else up.
 */
export async function lookAtPlayers(deps: Deps, signal?: AbortSignal): Promise<number> {
  const isOver = () => signal?.aborted === true
  let looked = 0
  let last: Due | undefined
  while (!isOver()) {
    const due = await daysDue(deps, last)
    const lookedAt = new Set<bigint>()
    await sideBySide(groupsOf([...new Set(due.map(({ player_id }) => player_id))]), {
      atOnce: SIDE_BY_SIDE,
      signal,
      task: (players) =>
        attempt(deps.log, 'looking at behaviour', async () => {
          for (const [playerId, behaviour] of await readBehaviours(deps, players)) {
            await attempt(deps.log, 'looking at behaviour', async () => {
              await judge(deps, playerId, behaviour)
              lookedAt.add(playerId)
            })
          }
        }),
    })
    if (isOver()) break
    const seen = due.filter(({ player_id }) => lookedAt.has(player_id))
    await markLooked(deps, seen)
    looked += seen.length
    last = due.at(-1)
    if (due.length < AT_ONCE) break
  }
  return looked
}

/** The next days after `last` that nobody looked at since they changed, the longest waiting first. */
async function daysDue({ db, clock }: Deps, last: Due | undefined): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    SELECT player_id, day::text AS day, changed_at FROM care.play_day
     WHERE (looked_at IS NULL OR looked_at < changed_at)
       AND (looked_at IS NULL OR looked_at <= ${new Date(clock.now().getTime() - REST_MS)})
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

async function judge(deps: Deps, playerId: bigint, behaviour: Behaviour) {
  const { signals, score } = signalsOf(behaviour)
  const kind = interventionFor(score)
  if (kind) await intervene(deps, { playerId, kind, signals, score, note: '', by: null })
  await tellNearLimits(deps, playerId)
}

const groupsOf = (players: readonly bigint[]): bigint[][] =>
  Array.from({ length: Math.ceil(players.length / READ_TOGETHER) }, (_, i) =>
    players.slice(i * READ_TOGETHER, (i + 1) * READ_TOGETHER),
  )
