import { centavos, formatMoney, formatOdds, odds } from '@jogada/core'
import type { sport } from '@jogada/contract'
import type { BetRow } from './bet-store.ts'

/** A bet as its player sees it. */
export const betView = (row: BetRow): sport.Bet => ({
  betId: String(row.bet_id),
  placedAt: row.placed_at.toISOString(),
  eventId: row.event_id,
  home: row.home,
  away: row.away,
  startsAt: row.starts_at.toISOString(),
  replay: row.replay,
  market: row.market_key,
  line: row.line,
  outcome: row.outcome,
  odds: formatOdds(odds(row.odds)),
  stake: formatMoney(centavos(row.stake)),
  potential: formatMoney(centavos(row.potential)),
  status: row.status as sport.Bet['status'],
  payout: row.payout === null ? null : formatMoney(centavos(row.payout)),
  settledAt: row.settled_at?.toISOString() ?? null,
  score:
    row.result_home === null || row.result_away === null
      ? null
      : { home: row.result_home, away: row.result_away },
})
