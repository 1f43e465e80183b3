import type { Market } from '@jogada/contract/sport'

export type MarketGroup<M extends Market> = { readonly key: string; readonly markets: readonly M[] }

/** Markets by their kind in the order in which each first comes, lines in theirs; settled ones are left out. */
export function groupMarkets<M extends Market>(markets: readonly M[]): MarketGroup<M>[] {
  const groups = new Map<string, M[]>()
  for (const market of markets) {
    if (market.status === 'settled') continue
    const group = groups.get(market.key)
    if (group) group.push(market)
    else groups.set(market.key, [market])
  }
  return [...groups].map(([key, group]) => ({ key, markets: group.toSorted(byLine) }))
}

const byLine = (a: Market, b: Market) => Number(a.line ?? 0) - Number(b.line ?? 0)

/** The line that stands for its kind: the favourite, else the middle one. */
export const mainLine = <M extends Market & { readonly favourite: boolean }>(
  markets: readonly M[],
): M | undefined =>
  markets.find(({ favourite }) => favourite) ?? markets[Math.floor(markets.length / 2)]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The kinds whose name holds every word of the search, whatever its case and accents. */
export function namesMatching<G extends { readonly key: string }>(
  groups: readonly G[],
  nameOf: (key: string) => string,
  search: string,
): readonly G[] {
  const words = plain(search).split(/\s+/)
  return groups.filter(({ key }) => words.every((word) => plain(nameOf(key)).includes(word)))
}
