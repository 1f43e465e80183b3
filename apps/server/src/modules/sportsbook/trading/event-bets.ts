import type { CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney, formatOdds, odds } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

const PAGE = 100

type Row = {
  player_id: bigint
  bet_id: bigint
  kind: 'single' | 'parlay' | 'system'
  outcome_id: string
  stake: bigint
  odds: bigint
  potential: bigint
  status: number
  result: number | null
  sold: boolean
  cashed_out: bigint
  payout: bigint | null
  placed_at: Date
}

/**
 * Bets with a leg on an event, the newest first, or those that are older than one of them. Their
 * ids tell no order, for lanes take them in blocks. Each page looks up the instant of all bets of
 * the event: no index has an event's bets by time, and one that every bet pays for is dearer.
 */
export async function eventBets(
  { db }: Pick<Deps, 'db'>,
  eventId: string,
  before: bigint | null,
): Promise<CallReply<typeof ops.trading.bets>> {
  const { rows } = await sql<Row>`
    SELECT b.player_id, b.bet_id, b.kind, l.outcome_id, b.stake, l.odds, b.potential, b.status,
           b.result, b.sold, b.cashed_out, b.payout, b.placed_at
      FROM sportsbook.leg l
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE l.event_id = ${eventId} AND (${before}::bigint IS NULL OR (b.placed_at, b.bet_id) < (
       SELECT known.placed_at, known.bet_id
         FROM sportsbook.leg place
         JOIN sportsbook.bet known
           ON known.player_id = place.player_id AND known.bet_id = place.bet_id
        WHERE place.event_id = ${eventId} AND place.bet_id = ${before}))
     ORDER BY b.placed_at DESC, b.bet_id DESC LIMIT ${PAGE}`.execute(db)
  return rows.map((row) => ({
    playerId: String(row.player_id),
    betId: String(row.bet_id),
    kind: row.kind,
    outcomeId: row.outcome_id,
    stake: formatMoney(centavos(row.stake)),
    odds: formatOdds(odds(row.odds)),
    potential: formatMoney(centavos(row.potential)),
    status: row.status,
    result: row.result,
    sold: row.sold,
    payout: payoutOf(row),
    placedAt: row.placed_at.toISOString(),
  }))
}

/** What was paid back in all, also for parts that were sold. */
function payoutOf({ payout, cashed_out: sold }: Row) {
  if (payout === null && sold === 0n) return null
  return formatMoney(centavos((payout ?? 0n) + sold))
}
