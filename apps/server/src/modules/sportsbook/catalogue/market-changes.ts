import type { sport } from '@jogada/contract'
import type { EventState } from './event-state.ts'
import { marketsOf, marketView } from './event-view.ts'
import type { Seen } from './event-view.ts'

/** An event as it was last told to those who look at it. */
export type Told = Seen & { readonly state: EventState }

/** All markets of an event, for those who hold none or too old ones. */
export const allMarkets = (state: EventState, { status, version }: Seen): sport.MarketChanges => ({
  eventId: state.fixture.eventId,
  version,
  since: null,
  status,
  markets: marketsOf(state, status).map((market) => marketView(market, status, state.holds)),
  gone: [],
})

/**
 * What is new since the event was last told. Closing it names no market; opening it again names
 * them all.
 */
export function marketChanges(state: EventState, now: Seen, told: Told | null) {
  const { status, version } = now
  const isReopened = status === 'open' && told?.status !== 'open'
  if (!told || isReopened || status === 'finished') return allMarkets(state, now)
  const before = told.state.markets
  const shown = marketsOf(state, status)
  const changes: sport.MarketChanges = {
    eventId: state.fixture.eventId,
    version,
    since: told.version,
    status,
    markets: shown
      .filter((market) => market !== before.get(market.marketId))
      .map((market) => marketView(market, status, state.holds)),
    gone: [...state.markets.values()]
      .filter((market) => market.isGone && before.get(market.marketId)?.isGone === false)
      .map(({ marketId }) => marketId),
  }
  return changes
}
