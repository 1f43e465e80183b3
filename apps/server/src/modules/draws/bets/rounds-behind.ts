import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

type Command = { readonly playerId: bigint; readonly commandId: bigint; readonly key: string }

/** The drawn round of commands that took a stake or ended it, as `<channel>:<round>`, by command. */
export async function drawRoundsBehind(
  { db }: Pick<Deps, 'db'>,
  commands: readonly Command[],
): Promise<ReadonlyMap<bigint, string>> {
  const ended = commands.flatMap(({ commandId, key }): [bigint, string][] =>
    key.startsWith('draw:') ? [[commandId, key.slice('draw:'.length)]] : [],
  )
  const staked = commands.filter(({ key }) => !key.startsWith('draw:'))
  if (staked.length === 0) return new Map(ended)
  const { rows } = await sql<{ bet: bigint; round: string }>`
    SELECT b.bet_id AS bet, b.channel || ':' || b.round_id AS round
      FROM unnest(${staked.map(({ playerId }) => String(playerId))}::bigint[],
                  ${staked.map(({ commandId }) => String(commandId))}::bigint[]) AS one (player, bet)
      JOIN draws.bet b ON b.player_id = one.player AND b.bet_id = one.bet`.execute(db)
  return new Map([...ended, ...rows.map(({ bet, round }): [bigint, string] => [bet, round])])
}
