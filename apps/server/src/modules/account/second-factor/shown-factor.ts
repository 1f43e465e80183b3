import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import type { Tables } from '../../../tables.ts'

/**
 * When the player last showed a second factor in this browser; null for never. The device's id
 * lives as long as its tab, so that the browser's own name counts too: whoever comes with another
 * one is asked again.
 */
export async function shownFactorAt(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  { deviceId, userAgent }: Caller,
): Promise<Date | null> {
  const row = await db
    .selectFrom('account.session')
    .select((is) => is.fn.max('factor_at').as('at'))
    .where('player_id', '=', playerId)
    .where((is) =>
      is.or([
        is.and([is('device_id', '=', deviceId), is('device_id', '<>', '')]),
        is.and([is('user_agent', '=', userAgent), is('user_agent', '<>', '')]),
      ]),
    )
    .executeTakeFirst()
  return row?.at ?? null
}

/** Lets no second factor serve any more but the named session's. */
export async function forgetFactors(
  db: Pick<Kysely<Tables>, 'updateTable'>,
  playerId: bigint,
  keep: bigint | null,
): Promise<void> {
  let rows = db
    .updateTable('account.session')
    .set({ factor_at: null })
    .where('player_id', '=', playerId)
    .where('factor_at', 'is not', null)
  if (keep !== null) rows = rows.where('session_id', '<>', keep)
  await rows.execute()
}

/**
 * Lets the second factor of a session serve no later login: its player no longer knows the device.
 */
export const forgetFactorOf = async (
  db: Pick<Kysely<Tables>, 'updateTable' | 'selectFrom'>,
  sessionId: bigint,
): Promise<void> => {
  const { player_id, device_id, user_agent } = await db
    .selectFrom('account.session')
    .select(['player_id', 'device_id', 'user_agent'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('account.session')
    .set({ factor_at: null })
    .where('player_id', '=', player_id)
    .where((is) => is.or([is('device_id', '=', device_id), is('user_agent', '=', user_agent)]))
    .execute()
}

/** Keeps that the player of a session has just shown a second factor in it. */
export const noteFactor = (db: Pick<Kysely<Tables>, 'updateTable'>, sessionId: bigint, at: Date) =>
  db
    .updateTable('account.session')
    .set({ factor_at: at })
    .where('session_id', '=', sessionId)
    .execute()
