import { DRAW_CHANNELS, DRAW_TIMINGS } from '@jogada/core/games/draws'
import type { DrawChannelCode } from '@jogada/core/games/draws'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

const YEAR_MS = 365 * 86_400_000

/** How many rounds a channel has in 365 days. */
export const roundsOfYear = (channel: DrawChannelCode): number =>
  YEAR_MS / DRAW_TIMINGS[channel].periodMs

/** How many rounds each channel can still open from chains that have their salt. */
export async function countRoundsLeft({
  db,
}: Pick<Deps, 'db'>): Promise<
  readonly { readonly channel: DrawChannelCode; readonly rounds: number }[]
> {
  const { rows } = await sql<{ channel: DrawChannelCode; left: bigint }>`
    SELECT c.channel, sum(c.rounds - u.used)::bigint AS left
      FROM draws.chain c
      CROSS JOIN LATERAL (
        SELECT coalesce(max(r.position), 0) AS used FROM draws.round r WHERE r.chain_id = c.chain_id
      ) AS u
     WHERE c.salt IS NOT NULL AND c.retired_at IS NULL
     GROUP BY c.channel`.execute(db)
  const left = new Map(rows.map((row) => [row.channel, Number(row.left)]))
  return DRAW_CHANNELS.map((channel) => ({ channel, rounds: left.get(channel) ?? 0 }))
}
