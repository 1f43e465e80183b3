import { formatOdds } from '@jogada/core'
import type { sport } from '@jogada/contract'
import type { EventState, EventStatus, MarketState } from './event-state.ts'

/** An event as everybody sees it. */
export const eventView = (
  state: EventState,
  status: EventStatus,
  version: number,
): sport.SportEvent => {
  const { fixture } = state
  return {
    eventId: fixture.eventId,
    sport: fixture.sport,
    competition: fixture.competition,
    stage: fixture.stage,
    home: fixture.home,
    away: fixture.away,
    startsAt: fixture.startsAt,
    replay: fixture.replay,
    playedOn: fixture.playedOn,
    phase: state.phase,
    minute: state.minute,
    score: state.score,
    status,
    version,
    markets: [...state.markets.values()]
      .filter((market) => market.isOffered || status !== 'finished')
      .map((market) => marketView(market, status)),
  }
}

function marketView(market: MarketState, status: EventStatus): sport.Market {
  const isOpen = status === 'open' && market.isOffered
  return {
    marketId: market.marketId,
    key: market.key,
    line: market.specifiers['total'] ?? market.specifiers['hcp'] ?? null,
    status: status === 'finished' ? 'settled' : isOpen ? 'open' : 'suspended',
    outcomes: market.outcomes.map(({ outcomeId, name, odds }) => ({
      outcomeId,
      name,
      odds: formatOdds(odds),
      open: isOpen,
    })),
  }
}
