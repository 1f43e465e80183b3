import { centavos } from '@jogada/core'
import { ticketPlay } from '@jogada/core/sports/ticket'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { spanRows } from '../../../platform/play-spans.ts'
import type { PlaySpans, SpanPlay } from '../../../platform/play-spans.ts'
import { resultOfCode } from '../settlement/leg-results.ts'
import { settledByResult } from './bet-states.ts'
import type { TicketRow } from './ticket-store.ts'

type Row = {
  readonly playerId: bigint
  readonly span: number
  readonly stake: bigint
  readonly result: number | null
  readonly kind: TicketRow['kind']
}

/**
 * What of each player's tickets counted as turnover between the edges, by when a result ended them:
 * nothing of what was sold or given back, half of a half result.
 */
export async function sportPlayed(
  { db }: Pick<Deps, 'db'>,
  spans: readonly PlaySpans[],
): Promise<SpanPlay[]> {
  const { rows } = await sql<Row>`
    SELECT span.player_id AS "playerId", width_bucket(bet.settled_at, span.edges) - 1 AS span,
           bet.open_stake AS stake, bet.result, bet.kind
      FROM ${spanRows(spans)} AS span
     CROSS JOIN LATERAL (
       SELECT settled_at, open_stake, result, kind FROM sportsbook.bet
        WHERE player_id = span.player_id AND settled_at >= span.first AND settled_at < span.last
          AND ${settledByResult}
     ) AS bet`.execute(db)
  return rows.map(({ playerId, span, stake, result, kind }) => ({
    playerId,
    span,
    family: 'sports',
    amount: ticketPlay(centavos(stake), resultOfCode(result), kind),
  }))
}
