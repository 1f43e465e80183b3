import type { RowWrite, RowWriter } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Tables } from '../../tables.ts'

export type Player = Selectable<Tables['account.player']>

type Db = Kysely<Tables>

/** The new player's id, or null when the e-mail has an account already. */
export async function insertPlayer(
  db: Db,
  player: Insertable<Tables['account.player']>,
): Promise<bigint | null> {
  const row = await db
    .insertInto('account.player')
    .values(player)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('player_id')
    .executeTakeFirst()
  return row?.player_id ?? null
}

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('account.player')
    .select(['player_id', 'password_hash', 'password_changed_at'])
    .where('email', '=', email)
    .executeTakeFirst()

/** The player who registered with an e-mail; null when nobody did. */
export const findIdByEmail = async (db: Db, email: string): Promise<bigint | null> =>
  (await findByEmail(db, email))?.player_id ?? null

export async function findByInviteCode(db: Db, code: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('account.player')
    .select('player_id')
    .where('invite_code', '=', code.toUpperCase())
    .executeTakeFirst()
  return row?.player_id ?? null
}

/** The player behind a session; throws when the row is gone, which no operation can cause. */
export const getPlayer = (db: Db, playerId: bigint): Promise<Player> =>
  db
    .selectFrom('account.player')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()

/**
 * Whether a player's password is still the one of that instant, null for the first. Waits for a
 * change that is under way.
 */
export async function isPasswordFrom(
  db: Db,
  playerId: bigint,
  from: Date | null,
): Promise<boolean> {
  const { password_changed_at: changedAt } = await db
    .selectFrom('account.player')
    .select('password_changed_at')
    .where('player_id', '=', playerId)
    .forShare()
    .executeTakeFirstOrThrow()
  return changedAt?.getTime() === from?.getTime()
}

/** Waits until nobody is changing the player, or ending all of their sessions. */
export const waitForPlayer = (db: Db, playerId: bigint): Promise<unknown> =>
  db
    .selectFrom('account.player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forShare()
    .executeTakeFirstOrThrow()

/** Players by their ids, in no order; nothing for an id that nobody has. */
export const getPlayers = async (db: Db, ids: readonly bigint[]): Promise<readonly Player[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('account.player').selectAll().where('player_id', 'in', ids).execute()

/** A player by number, or undefined. */
export const findPlayer = (db: Db, playerId: bigint): Promise<Player | undefined> =>
  db.selectFrom('account.player').selectAll().where('player_id', '=', playerId).executeTakeFirst()

const raisedLevel: RowWriter = {
  name: 'account.player:level',
  columns: { player_id: 'bigint', level: 'smallint' },
  sql: `UPDATE account.player AS player SET level = rows.level FROM rows
    WHERE player.player_id = rows.player_id AND player.level < rows.level`,
}

/** The row that raises a player's level and never lowers it. */
export const levelRow = (playerId: bigint, level: number): RowWrite => ({
  writer: raisedLevel,
  values: [playerId, level],
})

const setLevel: RowWriter = {
  name: 'account.player:level-set',
  columns: { player_id: 'bigint', level: 'smallint' },
  sql: `UPDATE account.player AS player SET level = rows.level FROM rows
    WHERE player.player_id = rows.player_id`,
}

/** The row that gives a player just this level; beside `levelRow`, for a level that ends. */
export const exactLevelRow = (playerId: bigint, level: number): RowWrite => ({
  writer: setLevel,
  values: [playerId, level],
})

/** The next players by id, for a job that goes over everybody. */
export async function playersAfter(db: Db, after: bigint, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('account.player')
    .select('player_id')
    .where('player_id', '>', after)
    .orderBy('player_id')
    .limit(limit)
    .execute()
  return rows.map(({ player_id }) => player_id)
}

export type RegistrationMonth = {
  /** `2026-11`, in the operator's time zone. */
  readonly month: string
  readonly firstId: bigint
  readonly players: number
}

/**
 * The months in which players registered since an instant, with their first player. Reads
 * all of them.
 */
export async function registrationMonths(db: Db, since: Date): Promise<RegistrationMonth[]> {
  const { rows } = await sql<RegistrationMonth>`
    SELECT to_char(registered_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS month,
      min(player_id) AS "firstId", count(*)::int AS players
    FROM account.player WHERE registered_at >= ${since} AND NOT is_test GROUP BY 1 ORDER BY 2`.execute(
    db,
  )
  return rows
}

export type RegistrationDay = {
  /** `2026-11-25`, in the operator's time zone. */
  readonly day: string
  readonly firstId: bigint
  readonly players: number
}

/**
 * The days since an instant on which players registered, with their first player; no test players.
 */
export async function registrationDays(db: Db, since: Date): Promise<RegistrationDay[]> {
  const { rows } = await sql<RegistrationDay>`
    SELECT to_char(registered_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day,
      min(player_id) AS "firstId", count(*)::int AS players
    FROM account.player WHERE registered_at >= ${since} AND NOT is_test GROUP BY 1 ORDER BY 2`.execute(
    db,
  )
  return rows
}
