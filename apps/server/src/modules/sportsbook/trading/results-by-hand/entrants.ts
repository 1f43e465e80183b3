import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'

/** Everybody who was ever priced to win the event: what bets on a race name them by. */
export async function entrantsOf(
  { db }: Pick<Deps, 'db'>,
  eventId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ entrant: string }>`
    SELECT DISTINCT entrant #>> '{}' AS entrant
      FROM sportsbook.feed_message,
           jsonb_path_query(payload,
             '$.markets[*] ? (@.key == "race_winner").prices[*].outcome') AS entrant
     WHERE event_id = ${eventId} AND type IN ('odds', 'odds_change')
     ORDER BY 1`.execute(db)
  return new Set(rows.map(({ entrant }) => entrant))
}
