import type { PlaceAnswer } from '@jogada/core/licence/place'
import type { RowWrite, RowWriter } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type Checked = Selectable<Tables['location.checked']>

/** What the last check of a player found, and until when it holds. */
export type Place = {
  readonly checkId: bigint
  readonly answer: PlaceAnswer
  readonly goodUntil: Date
}

/** The last check of a player, from whichever session, or null. */
export async function readPlace({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<Place | null> {
  const last = await lastOf({ db }, playerId)
  return last ? { checkId: last.check_id, answer: last.answer, goodUntil: last.good_until } : null
}

/** The last check of a player, from one session or from whichever. */
export function lastOf(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  sessionId?: bigint,
): Promise<Checked | undefined> {
  const query = db.selectFrom('location.checked').selectAll().where('player_id', '=', playerId)
  return (sessionId === undefined ? query : query.where('session_id', '=', sessionId))
    .orderBy('check_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** When a player last came through a proxy or an anonymous network, since an instant; or null. */
export async function lastHidden(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  since: Date,
): Promise<Date | null> {
  const last = await db
    .selectFrom('location.checked')
    .select('checked_at')
    .where('player_id', '=', playerId)
    .where('answer', '=', 'hidden')
    .where('checked_at', '>=', since)
    .orderBy('check_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.checked_at ?? null
}

const stamp: RowWriter = {
  name: 'location.stamp',
  columns: { player_id: 'bigint', command_id: 'bigint', check_id: 'bigint' },
  sql: `INSERT INTO location.stamp (player_id, command_id, check_id)
    SELECT player_id, command_id, check_id FROM rows`,
}

/** The row that says by which check a stake was allowed. */
export const stampRow = (playerId: bigint, commandId: bigint, { checkId }: Place): RowWrite => ({
  writer: stamp,
  values: [playerId, commandId, checkId],
})
