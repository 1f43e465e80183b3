import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/** How players used their tools: looser limits that they asked for, and breaks that they took. */
export type ToolUse = { readonly looserLimits: number; readonly breaks: number }

/** What each of some players did with limits and breaks since an instant. */
export async function toolUseOf(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
  since: Date,
): Promise<ReadonlyMap<bigint, ToolUse>> {
  const { rows } = await sql<{ player_id: bigint; looser: bigint; breaks: bigint }>`
    SELECT p AS player_id,
           (SELECT count(*) FROM limits.change
             WHERE player_id = p AND asked_at >= ${since} AND effective_at > asked_at) AS looser,
           (SELECT count(*) FROM limits.pause
             WHERE player_id = p AND starts_at >= ${since}
               AND kind IN ('pause', 'self_exclusion')) AS breaks
      FROM unnest(${players.map(String)}::bigint[]) AS p`.execute(db)
  return new Map(
    rows.map((row) => [
      row.player_id,
      { looserLimits: Number(row.looser), breaks: Number(row.breaks) },
    ]),
  )
}
