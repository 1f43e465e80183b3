import type { sport, ticket } from '@jogada/contract'
import { add, formatMoney, parseMoney } from '@jogada/core'
import { BET_RESULTS, BET_STATES } from '@jogada/core/sports/codes'
import { isRefused } from './bet-states.ts'

type Status = sport.Bet['status']

/**
 * A ticket of one leg in the short form of single bets; one that failed or was sold reads as given
 * back. What sales of parts paid is part of what the bet returned, and of what it can return.
 */
export function betView(view: ticket.Ticket): sport.Bet {
  const leg = view.legs[0]!
  const isBack = isRefused(view.status) || isSold(view)
  const status: Status = isBack ? BET_RESULTS.refund : (view.result ?? 0)
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
    potential: withSales(view, view.potential),
    status,
    payout: view.payout === null ? null : withSales(view, view.payout),
    settledAt: view.settledAt,
    score: view.settledAt === null ? null : leg.score,
  }
}

/**
 * The stake of a bet is the whole of it: its returns are those of the rest and of what was sold.
 */
const withSales = ({ cashedOut }: ticket.Ticket, amount: string) =>
  formatMoney(add(parseMoney(amount)!, parseMoney(cashedOut)!))

const isSold = ({ status, result }: ticket.Ticket) => status === BET_STATES.drawn && result === null
