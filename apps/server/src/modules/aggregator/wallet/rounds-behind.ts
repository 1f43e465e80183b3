import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

type Command = { readonly playerId: bigint; readonly commandId: bigint; readonly at: Date }

/** Game and round of commands of studios, by command; those of no studio have none. */
export async function studioRoundsBehind(
  { db }: Pick<Deps, 'db'>,
  commands: readonly Command[],
): Promise<ReadonlyMap<bigint, { readonly game: string; readonly round: string }>> {
  if (commands.length === 0) return new Map()
  const { rows } = await sql<{ command: bigint; game: string; round: string }>`
    SELECT t.command_id AS command, coalesce(s.game_code, t.provider) AS game, t.round_id AS round
      FROM unnest(${commands.map(({ playerId }) => String(playerId))}::bigint[],
                  ${commands.map(({ commandId }) => String(commandId))}::bigint[],
                  ${commands.map(({ at }) => at)}::timestamptz[]) AS one (player, command, at)
      JOIN aggregator.transaction t
        ON t.player_id = one.player AND t.at = one.at AND t.command_id = one.command
      LEFT JOIN aggregator.stake s ON s.provider = t.provider AND s.debit_id = t.debit_id
     ORDER BY t.command_id, t.kind, t.transaction_id`.execute(db)
  return new Map(rows.map(({ command, game, round }) => [command, { game, round }]))
}
