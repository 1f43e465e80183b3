import type { sport } from '@jogada/contract'
import { formatOdds } from '@jogada/core'
import { isPriced } from './event-state.ts'
import type { EventState, MarketState } from './event-state.ts'
import type { Seen } from './event-status.ts'
import { marketsOf, marketView } from './event-view.ts'

/** An event as it was last told to those who look at it. */
export type Told = Seen & { readonly state: EventState }

/** All markets of an event, for those who hold none or too old ones. */
export const allMarkets = (state: EventState, { status, version }: Seen): sport.MarketChanges => ({
  eventId: state.fixture.eventId,
  version,
  since: null,
  status,
  markets: marketsOf(state, status).map((market) => marketView(market, status, state.holds)),
  moved: {},
  gone: [],
})

/**
 * What is new since the event was last told. Closing it names no market; opening it again names
 * them all; a market that only costs something else is told by its prices.
 */
export function marketChanges(state: EventState, now: Seen, told: Told | null) {
  const { status, version } = now
  const isReopened = status === 'open' && told?.status !== 'open'
  if (!told || isReopened || status === 'finished') return allMarkets(state, now)
  const before = told.state.markets
  const changed = marketsOf(state, status).filter(
    (market) => market !== before.get(market.marketId),
  )
  const isOpenStill = status === 'open' && state.holds === told.state.holds
  const moved = changed.filter(
    (market) => isOpenStill && isSameOffer(market, before.get(market.marketId)),
  )
  const changes: sport.MarketChanges = {
    eventId: state.fixture.eventId,
    version,
    since: told.version,
    status,
    markets: changed
      .filter((market) => !moved.includes(market))
      .map((market) => marketView(market, status, state.holds)),
    moved: Object.fromEntries(
      moved.map(({ marketId, outcomes }) => [
        marketId,
        outcomes.map(({ odds }) => formatOdds(odds)),
      ]),
    ),
    gone: [...state.markets.values()]
      .filter((market) => market.isGone && before.get(market.marketId)?.isGone === false)
      .map(({ marketId }) => marketId),
  }
  return changes
}

/** Whether a market offers what it did, at whatever price. */
const isSameOffer = (market: MarketState, before: MarketState | undefined): boolean =>
  before !== undefined &&
  isPriced(market) &&
  isPriced(before) &&
  market.outcomes.length === before.outcomes.length &&
  market.outcomes.every(
    ({ outcomeId, label }, at) =>
      before.outcomes[at]!.outcomeId === outcomeId && before.outcomes[at]!.label === label,
  )
