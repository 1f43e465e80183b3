import { add, centavos, larger, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Market } from './tally.ts'

export type OpenBets = {
  readonly market: Market | null
  readonly bets: number
  readonly stake: Money
  /** What the house loses if all of it wins. */
  readonly liability: Money
}

type Row = {
  event_id: string
  sport: string
  competition: string
  home: string
  away: string
  market: string
  bets: bigint
  stake: bigint
  liability: bigint
}

type Asked = { readonly without: readonly bigint[]; readonly eventId?: string | undefined }

/**
 * Bets that are open now by event and market, the greatest liability first, the parlays and systems
 * in one line without a market. Their stakes are what the ledger holds of bets. They are found by
 * the events that are not settled, for an event is only when no bet on it is open.
 */
export async function readOpenBets(
  { db }: Pick<Deps, 'db'>,
  { without, eventId }: Asked,
): Promise<readonly OpenBets[]> {
  const { rows } = await sql<Row | { [Name in keyof Row]: Row[Name] | null }>`
    WITH unsettled AS (
      SELECT event_id FROM sportsbook.event WHERE finished_at IS NULL
      UNION ALL
      SELECT event_id FROM sportsbook.event WHERE finished_at IS NOT NULL AND settled_at IS NULL
    ), open AS (
      SELECT DISTINCT b.player_id, b.bet_id, b.kind, b.open_stake, b.charged
        FROM unsettled
        JOIN sportsbook.leg l USING (event_id)
        JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
       WHERE b.payout IS NULL AND b.player_id <> ALL (${without.map(String)}::bigint[])
         AND (${eventId ?? null}::text IS NULL
              OR (l.event_id = ${eventId ?? null} AND b.kind = 'single'))
    )
    SELECT l.event_id, max(l.sport) AS sport, max(l.competition) AS competition,
           max(l.home) AS home, max(l.away) AS away,
           regexp_replace(l.outcome_id, '/@[^/]*$', '') AS market,
           count(*) AS bets, sum(o.open_stake)::bigint AS stake, sum(o.charged)::bigint AS liability
      FROM open o
      LEFT JOIN sportsbook.leg l
        ON o.kind = 'single' AND l.player_id = o.player_id AND l.bet_id = o.bet_id
     GROUP BY l.event_id, regexp_replace(l.outcome_id, '/@[^/]*$', '')
     ORDER BY sum(o.charged) DESC, 1, 6`.execute(db)
  return rows.map((row) => ({
    market: isOfMarket(row) ? marketOf(row) : null,
    bets: Number(row.bets),
    stake: centavos(row.stake ?? 0n),
    liability: larger(centavos(row.liability ?? 0n), zero),
  }))
}

const isOfMarket = (row: { readonly event_id: string | null }): row is Row => row.event_id !== null

const marketOf = ({ event_id: eventId, sport, competition, home, away, market }: Row): Market => ({
  eventId,
  sport,
  competition,
  home,
  away,
  market,
})

/** All of them together. */
export const allOpen = (rows: readonly OpenBets[]): Omit<OpenBets, 'market'> => ({
  bets: rows.reduce((sum, { bets }) => sum + bets, 0),
  stake: add(zero, ...rows.map(({ stake }) => stake)),
  liability: add(zero, ...rows.map(({ liability }) => liability)),
})
