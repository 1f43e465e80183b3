import type { CommissionState } from '@jogada/core/referral/commission'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

type Row = {
  readonly player_id: bigint
  readonly agent_id: bigint
  readonly state: CommissionState
}

/** Whether the stakes of players counted for each agent above when they last were; by player. */
export async function lastStates(
  db: Kysely<Tables>,
  players: readonly bigint[],
  above: ReadonlyMap<bigint, readonly bigint[]>,
): Promise<ReadonlyMap<bigint, ReadonlyMap<bigint, CommissionState>>> {
  const found = new Map(players.map((playerId) => [playerId, new Map<bigint, CommissionState>()]))
  if (players.length === 0) return found
  const agents = players.flatMap((playerId) => above.get(playerId)!)
  const { rows } = await sql<Row>`
    SELECT DISTINCT ON (player_id, agent_id) player_id, agent_id, state
    FROM referral.commission
    WHERE agent_id = ANY (${agents}::bigint[]) AND player_id = ANY (${players}::bigint[])
    ORDER BY player_id, agent_id, day DESC`.execute(db)
  for (const { player_id, agent_id, state } of rows) found.get(player_id)!.set(agent_id, state)
  return found
}
