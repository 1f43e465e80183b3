import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { spanRows } from '../../platform/play-spans.ts'
import type { PlaySpans, SpanPlay } from '../../platform/play-spans.ts'
import { REFUNDED } from './round-store.ts'

/**
 * What of each player's rounds counted as turnover between the edges, by game and when they ended.
 */
export async function casinoPlayed(
  { db }: Pick<Deps, 'db'>,
  spans: readonly PlaySpans[],
): Promise<SpanPlay[]> {
  const { rows } = await sql<SpanPlay>`
    SELECT span.player_id AS "playerId", width_bucket(round.played_at, span.edges) - 1 AS span,
           round.game AS family, sum(round.stake)::bigint AS amount
      FROM ${spanRows(spans)} AS span
     CROSS JOIN LATERAL (
       SELECT game, played_at, stake FROM casino.round
        WHERE player_id = span.player_id AND played_at >= span.first AND played_at < span.last
          AND status <> ${REFUNDED}
     ) AS round
     GROUP BY 1, 2, 3`.execute(db)
  return rows
}
