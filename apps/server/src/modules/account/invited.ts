import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

type Db = Kysely<Tables>

/** The players above one, up to three: who invited, who invited that one, and so on. */
export async function agentsAbove(db: Db, playerId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ agent_id: bigint }>`
    WITH RECURSIVE above (agent_id, level) AS (
      SELECT invited_by, 1 FROM account.player
      WHERE player_id = ${playerId} AND invited_by IS NOT NULL
      UNION ALL
      SELECT p.invited_by, a.level + 1
      FROM above a JOIN account.player p ON p.player_id = a.agent_id
      WHERE a.level < 3 AND p.invited_by IS NOT NULL
    )
    SELECT agent_id FROM above ORDER BY level`.execute(db)
  return rows.map(({ agent_id }) => agent_id)
}

/** The next players by id who were invited by somebody, for a job that goes over all of them. */
export async function invitedAfter(db: Db, after: bigint, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('account.player')
    .select('player_id')
    .where('player_id', '>', after)
    .where('invited_by', 'is not', null)
    .orderBy('player_id')
    .limit(limit)
    .execute()
  return rows.map(({ player_id }) => player_id)
}

export type InvitedPlayer = {
  readonly player_id: bigint
  readonly email: string
  readonly registered_at: Date
}

type LevelPage = {
  readonly level: number
  /** Only players with a smaller id; null for the first page. */
  readonly before: bigint | null
  readonly limit: number
}

/** Players on one level (1 to 3) below a player, the newest first. */
export async function invitedOnLevel(
  db: Db,
  agentId: bigint,
  { level, before, limit }: LevelPage,
): Promise<InvitedPlayer[]> {
  const { rows } = await sql<InvitedPlayer>`
    WITH RECURSIVE invited (player_id, level) AS (
      SELECT player_id, 1 FROM account.player WHERE invited_by = ${agentId}
      UNION ALL
      SELECT p.player_id, i.level + 1
      FROM invited i JOIN account.player p ON p.invited_by = i.player_id
      WHERE i.level < ${level}
    )
    SELECT p.player_id, p.email, p.registered_at
    FROM invited i JOIN account.player p ON p.player_id = i.player_id
    WHERE i.level = ${level} AND (${before}::bigint IS NULL OR p.player_id < ${before}::bigint)
    ORDER BY p.player_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Every device and address that a player was seen on, registration included. */
export async function originOf(db: Db, playerId: bigint) {
  const { rows } = await sql<{ device: string; address: string }>`
    SELECT registered_device AS device, registered_address AS address
    FROM account.player WHERE player_id = ${playerId}
    UNION
    SELECT device_id, address FROM account.session WHERE player_id = ${playerId}`.execute(db)
  return {
    devices: new Set(rows.map(({ device }) => device)),
    addresses: new Set(rows.map(({ address }) => address)),
  }
}
