import type { Intervention } from '@jogada/core/care/signals'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { raiseAlert } from '../alert/index.ts'
import { afterDays, pausePlay } from '../limits/index.ts'
import { addMessage } from '../notice/index.ts'

export type Wanted = {
  readonly playerId: bigint
  readonly kind: Intervention
  readonly signals: readonly string[]
  readonly score: number
  readonly note: string
  /** The operator; null where the product does it by itself, at most once a day of each kind. */
  readonly by: string | null
  /** The operator's call: asked for again, it is done once. */
  readonly key?: string
}

const BREAK_DAYS = 1

/**
 * Writes to the player, sets a break of a day, or calls an operator for a talk with a break until
 * then, and keeps what was done and why. True when this call did it.
 */
export async function intervene(deps: Deps, wanted: Wanted): Promise<boolean> {
  const { playerId, kind, by } = wanted
  const at = deps.clock.now()
  const day = localDay(at)
  // the effects first: each is harmless to repeat, and none may be missing where the log says it was done
  const cause = by === null ? `${kind}:${day}` : `${kind}:${wanted.key ?? at.toISOString()}`
  if (kind !== 'message' && (by === null || kind === 'break')) {
    await pausePlay(deps, playerId, {
      key: `care:${cause}`,
      kind: 'operator',
      endOf: afterDays(BREAK_DAYS),
      asked: `${BREAK_DAYS} days`,
    })
  }
  if (kind === 'call' && by === null) {
    await raiseAlert(deps, {
      kind: 'care_call',
      subject: `player:${playerId}`,
      detail: { signals: wanted.signals, score: wanted.score },
    })
  }
  if (by === null || kind !== 'call') {
    await addMessage(deps, playerId, {
      cause: `care ${cause}`,
      category: 'security',
      kind: kind === 'message' ? 'care_message' : 'care_break',
      values: {},
      at,
    })
    deps.realtime.toPlayer(playerId, 'updateUserInfo')
  }
  const { numInsertedOrUpdatedRows } = await deps.db
    .insertInto('care.intervention')
    .values({
      player_id: playerId,
      kind,
      signals: [...wanted.signals],
      score: wanted.score,
      note: wanted.note,
      by,
      day,
      at,
      key: wanted.key ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether what a call asked for was done by now. */
export async function hasIntervened({ db }: Pick<Deps, 'db'>, key: string): Promise<boolean> {
  const known = await db
    .selectFrom('care.intervention')
    .select('intervention_id')
    .where('key', '=', key)
    .executeTakeFirst()
  return known !== undefined
}

const SHOWN = 50

/** What was done about a player's behaviour, the newest first. */
export const listInterventions = ({ db }: Pick<Deps, 'db'>, playerId: bigint) =>
  db
    .selectFrom('care.intervention')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('intervention_id', 'desc')
    .limit(SHOWN)
    .execute()
