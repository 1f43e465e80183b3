import type { Market } from '@jogada/contract/sport'

export type MarketGroup = { readonly key: string; readonly markets: readonly Market[] }

const FIRST = ['1x2', 'total'] as const

/** Markets by their kind, the result first, then the totals by line; settled ones are left out. */
export function groupMarkets(markets: readonly Market[]): MarketGroup[] {
  const groups = new Map<string, Market[]>(FIRST.map((key) => [key, []]))
  for (const market of markets) {
    if (market.status === 'settled') continue
    const group = groups.get(market.key)
    if (group) group.push(market)
    else groups.set(market.key, [market])
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([key, group]) => ({ key, markets: group.toSorted(byLine) }))
}

const byLine = (a: Market, b: Market) => Number(a.line ?? 0) - Number(b.line ?? 0)
