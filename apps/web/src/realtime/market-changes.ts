import type { Market, MarketChanges, SportEvent } from '@jogada/contract/sport'

/** The event with its markets as the changes leave them; null when it is too old for them. */
export function withMarkets<E extends SportEvent>(held: E, change: MarketChanges): E | null {
  const { since, version, status } = change
  if (version <= held.version) return held
  if (since !== null && held.version < since) return null
  const changed = new Map(change.markets.map((market) => [market.marketId, market]))
  const moved = new Map(Object.entries(change.moved))
  const gone = new Set(change.gone)
  const kept = held.markets.filter(({ marketId }) =>
    since === null ? changed.has(marketId) : !gone.has(marketId),
  )
  const markets = kept.map((market) => {
    const now = changed.get(market.marketId)
    changed.delete(market.marketId)
    const prices = moved.get(market.marketId)
    moved.delete(market.marketId)
    return now ? { ...market, ...now } : prices ? withPrices(market, prices) : market
  })
  if (moved.size > 0) return null
  const all = [...markets, ...changed.values()]
  return { ...held, version, status, markets: status === 'open' ? all : all.map(closed) }
}

const withPrices = (market: Market, prices: readonly string[]): Market => ({
  ...market,
  outcomes: market.outcomes.map((outcome, at) => ({
    ...outcome,
    odds: prices[at] ?? outcome.odds,
  })),
})

/** The event with the score, phase and status of its row; its own markets stay. */
export const withHeader = <E extends SportEvent>(
  held: E,
  { markets: _row, ...header }: SportEvent,
): E =>
  header.version < held.version
    ? held
    : {
        ...held,
        ...header,
        markets: header.status === 'open' ? held.markets : held.markets.map(closed),
      }

const closed = (market: Market): Market =>
  market.status === 'open'
    ? {
        ...market,
        status: 'suspended',
        outcomes: market.outcomes.map((outcome) => ({ ...outcome, open: false })),
      }
    : market
