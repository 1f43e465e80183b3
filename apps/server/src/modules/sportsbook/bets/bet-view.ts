import type { sport, ticket } from '@jogada/contract'

type Status = sport.Bet['status']

/** A ticket of one leg in the short form of single bets; one that failed reads as refunded. */
export function betView(view: ticket.Ticket): sport.Bet {
  const leg = view.legs[0]!
  const isFailed = view.status === 4 || view.status === -11
  const status: Status = isFailed ? 90 : (view.result ?? 0)
  return {
    betId: view.betId,
    placedAt: view.placedAt,
    eventId: leg.eventId,
    home: leg.home,
    away: leg.away,
    startsAt: leg.startsAt,
    replay: leg.replay,
    market: leg.market,
    line: leg.specifiers['total'] ?? leg.specifiers['hcp'] ?? null,
    outcome: leg.outcome,
    odds: leg.odds,
    stake: view.stake,
    potential: view.potential,
    status,
    payout: view.payout,
    settledAt: view.settledAt,
    score: view.settledAt === null ? null : leg.score,
  }
}
