import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { LinkedPage, LinkedPlayer } from '../../platform/linked-player.ts'
import type { Tables } from '../../tables.ts'
import { originsOf } from './invited.ts'

type Db = Kysely<Tables>

/** Other players who were seen on a device of this one, registration included. */
export const sharingDevices = async (db: Db, page: LinkedPage): Promise<LinkedPlayer[]> =>
  seenAt(db, page, { of: 'device', names: (await originOf(db, page)).devices })

/** Other players who were seen at a network address of this one, registration included. */
export const sharingAddresses = async (db: Db, page: LinkedPage): Promise<LinkedPlayer[]> =>
  seenAt(db, page, { of: 'address', names: (await originOf(db, page)).addresses })

const originOf = async (db: Db, { playerId }: LinkedPage) =>
  (await originsOf(db, [playerId])).get(playerId)!

const columns = {
  device: { session: 'device_id', registered: 'registered_device' },
  address: { session: 'address', registered: 'registered_address' },
} as const

type Origin = { readonly of: keyof typeof columns; readonly names: ReadonlySet<string> }

async function seenAt(db: Db, page: LinkedPage, { of, names }: Origin): Promise<LinkedPlayer[]> {
  const known = [...names].filter((name) => name !== '')
  if (known.length === 0) return []
  const session = sql.ref(columns[of].session)
  const registered = sql.ref(columns[of].registered)
  const { rows } = await sql<LinkedPlayer>`
    SELECT player_id, max(at) AS at, max(shared) AS shared FROM (
      SELECT player_id, seen_at AS at, ${session} AS shared FROM account.session
      WHERE ${session} = ANY (${known}::text[])
      UNION ALL
      SELECT player_id, registered_at, ${registered} FROM account.player
      WHERE ${registered} = ANY (${known}::text[])
    ) AS seen
    WHERE ${isOther(page)} GROUP BY player_id ORDER BY player_id DESC LIMIT ${page.limit}`.execute(
    db,
  )
  return rows
}

/** Other players with the same telephone number. */
export async function sharingPhone(db: Db, page: LinkedPage): Promise<LinkedPlayer[]> {
  const { rows } = await sql<LinkedPlayer>`
    SELECT player_id, registered_at AS at, '' AS shared FROM account.player
    WHERE phone = (SELECT phone FROM account.player WHERE player_id = ${page.playerId} AND phone <> '')
      AND ${isOther(page)} ORDER BY player_id DESC LIMIT ${page.limit}`.execute(db)
  return rows
}

const isOther = ({ playerId, before }: LinkedPage) =>
  sql`player_id <> ${playerId} AND (${before}::bigint IS NULL OR player_id < ${before}::bigint)`
