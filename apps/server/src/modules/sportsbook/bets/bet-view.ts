import type { sport, ticket } from '@jogada/contract'

type Status = sport.Bet['status']

/** A ticket of one leg in the short form of single bets; one that failed or was sold reads as given back. */
export function betView(view: ticket.Ticket): sport.Bet {
  const leg = view.legs[0]!
  const isBack = view.status === 4 || view.status === -11 || isSold(view)
  const status: Status = isBack ? 90 : (view.result ?? 0)
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
    payout: isSold(view) ? view.cashedOut : view.payout,
    settledAt: view.settledAt,
    score: view.settledAt === null ? null : leg.score,
  }
}

const isSold = ({ status, result }: ticket.Ticket) => status === 9999 && result === null
