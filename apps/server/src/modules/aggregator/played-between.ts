import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { spanRows } from '../../platform/play-spans.ts'
import type { PlaySpans, SpanPlay } from '../../platform/play-spans.ts'

/** What of each player's stakes at other studios counted as turnover between the edges. */
export async function studiosPlayed(
  { db }: Pick<Deps, 'db'>,
  spans: readonly PlaySpans[],
): Promise<SpanPlay[]> {
  const { rows } = await sql<SpanPlay>`
    SELECT span.player_id AS "playerId", width_bucket(stake.settled_at, span.edges) - 1 AS span,
           'studios' AS family, sum(stake.stake)::bigint AS amount
      FROM ${spanRows(spans)} AS span
     CROSS JOIN LATERAL (
       SELECT settled_at, stake FROM aggregator.stake
        WHERE player_id = span.player_id AND settled_at >= span.first AND settled_at < span.last
          AND state = 'settled'
     ) AS stake
     GROUP BY 1, 2`.execute(db)
  return rows
}
