import type { Market, SportEvent } from '@jogada/contract/sport'
import type { SlipSelection } from '../slip/slip-store.ts'

export type Outcome = Market['outcomes'][number]

/** The market of who wins, if the event offers one: a handicap names the same sides. */
export const resultMarket = (event: SportEvent): Market | undefined =>
  event.markets.find(({ key }) => key === '1x2' || key.startsWith('winner'))

/** What the slip keeps of an outcome when it is chosen. */
export const selectionOf = (
  event: SportEvent,
  market: Market,
  outcome: Outcome,
): SlipSelection => ({
  outcomeId: outcome.outcomeId,
  marketId: market.marketId,
  eventId: event.eventId,
  sport: event.sport,
  home: event.home,
  away: event.away,
  replay: event.replay,
  marketKey: market.key,
  line: market.line,
  outcome: outcome.name,
  odds: outcome.odds,
})
