import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

type Db = Kysely<Tables>

/** The players above each of many, up to three: who invited, who invited that one, and so on. */
export async function agentsAbove(
  db: Db,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly bigint[]>> {
  const { rows } = await sql<{ player_id: bigint; agent_id: bigint }>`
    WITH RECURSIVE above (player_id, agent_id, level) AS (
      SELECT player_id, invited_by, 1 FROM account.player
      WHERE player_id = ANY (${players}::bigint[]) AND invited_by IS NOT NULL
      UNION ALL
      SELECT a.player_id, p.invited_by, a.level + 1
      FROM above a JOIN account.player p ON p.player_id = a.agent_id
      WHERE a.level < 3 AND p.invited_by IS NOT NULL
    )
    SELECT player_id, agent_id FROM above ORDER BY player_id, level`.execute(db)
  const above = new Map(players.map((playerId) => [playerId, [] as bigint[]]))
  for (const { player_id, agent_id } of rows) above.get(player_id)!.push(agent_id)
  return above
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

/** All players whom a player invited directly, the newest first. */
export async function directlyInvited(db: Db, agentId: bigint): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('account.player')
    .select('player_id')
    .where('invited_by', '=', agentId)
    .orderBy('player_id', 'desc')
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
  if (level === 1) {
    // by the inviter first: in the order of ids it would read everybody
    const direct = await sql<InvitedPlayer>`
      WITH direct AS MATERIALIZED (
        SELECT player_id, email, registered_at FROM account.player WHERE invited_by = ${agentId}
      )
      SELECT * FROM direct WHERE ${before}::bigint IS NULL OR player_id < ${before}::bigint
      ORDER BY player_id DESC LIMIT ${limit}`.execute(db)
    return direct.rows
  }
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

export type SeenOn = {
  readonly devices: ReadonlySet<string>
  readonly addresses: ReadonlySet<string>
  readonly isTest: boolean
}

/** Every device and address that each of many players was seen on, registration included. */
export async function originsOf(
  db: Db,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, SeenOn>> {
  const { rows } = await sql<{
    player_id: bigint
    device: string
    address: string
    is_test: boolean | null
  }>`
    SELECT player_id, registered_device AS device, registered_address AS address, is_test
    FROM account.player WHERE player_id = ANY (${players}::bigint[])
    UNION
    SELECT player_id, device_id, address, NULL
    FROM account.session WHERE player_id = ANY (${players}::bigint[])`.execute(db)
  const found = new Map(
    players.map((playerId) => [
      playerId,
      { devices: new Set<string>(), addresses: new Set<string>(), isTest: false },
    ]),
  )
  for (const { player_id, device, address, is_test } of rows) {
    const origin = found.get(player_id)!
    origin.devices.add(device)
    origin.addresses.add(address)
    origin.isTest ||= is_test ?? false
  }
  return found
}
