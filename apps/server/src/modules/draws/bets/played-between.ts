import { sql } from 'kysely'
import { DRAW_CHANNELS, drawGameOf } from '@jogada/core/games/draws'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import type { Deps } from '../../../deps.ts'
import { spanRows } from '../../../platform/play-spans.ts'
import type { PlaySpans, SpanPlay } from '../../../platform/play-spans.ts'

/** What of each player's bets on draws counted as turnover between the edges, by game and settlement. */
export async function drawsPlayed(
  { db }: Pick<Deps, 'db'>,
  spans: readonly PlaySpans[],
): Promise<SpanPlay[]> {
  const { rows } = await sql<SpanPlay>`
    SELECT span.player_id AS "playerId", width_bucket(bet.settled_at, span.edges) - 1 AS span,
           known.family, sum(bet.stake)::bigint AS amount
      FROM ${spanRows(spans)} AS span
     CROSS JOIN LATERAL (
       SELECT channel, settled_at, stake FROM draws.bet
        WHERE player_id = span.player_id AND settled_at >= span.first AND settled_at < span.last
          AND status <> ${BET_RESULTS.refund}
     ) AS bet
      JOIN unnest(${DRAW_CHANNELS}::text[], ${DRAW_CHANNELS.map(drawGameOf)}::text[])
        AS known (channel, family) USING (channel)
     GROUP BY 1, 2, 3`.execute(db)
  return rows
}
