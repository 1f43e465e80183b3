import type { AskedFrom, RowWrite, RowWriter } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type Checked = Selectable<Tables['location.checked']>

/** More sessions and addresses than one person plays from within the time of a check. */
const MOST_PLACES = 50

export const placeOf = (
  checked: Pick<Checked, 'check_id' | 'session_id' | 'address' | 'answer' | 'good_until'>,
): AskedFrom => ({
  checkId: checked.check_id,
  sessionId: checked.session_id,
  address: checked.address,
  answer: checked.answer,
  goodUntil: checked.good_until,
})

/** The last checks of a player, from whichever session, the newest first. */
export async function readPlaces(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<readonly AskedFrom[]> {
  const checks = await db
    .selectFrom('location.checked')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('check_id', 'desc')
    .limit(MOST_PLACES)
    .execute()
  return checks.map(placeOf)
}

/**
 * Where somebody asks from who asks for a player's session and not from its address, or nothing.
 */
export async function placeOfSession(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  sessionId: bigint,
): Promise<AskedFrom | undefined> {
  const last = await lastOf({ db }, playerId, sessionId)
  return last && { ...placeOf(last), address: null }
}

/**
 * The check that a stake stands on: the one it was asked from, or a later one of the same session
 * and address. Where nobody says from where, the last one of the player; null where there is none.
 */
export function standingPlace(
  places: readonly AskedFrom[],
  asked: AskedFrom | undefined,
): AskedFrom | null {
  if (!asked) return places[0] ?? null
  const later = places.find(
    ({ sessionId, address, checkId }) =>
      checkId > asked.checkId &&
      sessionId === asked.sessionId &&
      (asked.address === null || address === asked.address),
  )
  return later ?? asked
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
export const stampRow = (
  playerId: bigint,
  commandId: bigint,
  { checkId }: Pick<AskedFrom, 'checkId'>,
): RowWrite => ({
  writer: stamp,
  values: [playerId, commandId, checkId],
})
