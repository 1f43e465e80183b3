import type { Market } from '@jogada/contract/sport'
import type { MarketDetail } from '@jogada/contract/sport-book'
import { partsOf } from '@jogada/core/sports/markets/parts'

/** A market with what tells which part of the match it is on. */
type Placed = Market & Pick<MarketDetail, 'specifiers'>

export type MarketGroup<M extends Placed> = {
  /** Tells it from all others of the match: the kind with the part that it is on. */
  readonly id: string
  readonly key: string
  readonly markets: readonly M[]
}

/**
 * Markets by their kind, and by the part of the match that they are on, in the order in which each
 * first comes, lines in theirs; settled ones are left out.
 */
export function groupMarkets<M extends Placed>(markets: readonly M[]): MarketGroup<M>[] {
  const groups = new Map<string, M[]>()
  for (const market of markets) {
    if (market.status === 'settled') continue
    const numbers = partsOf(market.specifiers).map(({ number }) => number)
    const id = [market.key, ...numbers].join('/')
    const group = groups.get(id)
    if (group) group.push(market)
    else groups.set(id, [market])
  }
  return [...groups].map(([id, group]) => ({
    id,
    key: group[0]!.key,
    markets: group.toSorted(byLine),
  }))
}

const byLine = (a: Market, b: Market) => Number(a.line ?? 0) - Number(b.line ?? 0)

/** The line that stands for its kind: the favourite, else the middle one. */
export const mainLine = <M extends Market & { readonly favourite: boolean }>(
  markets: readonly M[],
): M | undefined =>
  markets.find(({ favourite }) => favourite) ?? markets[Math.floor(markets.length / 2)]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The kinds whose name holds every word of the search, whatever its case and accents. */
export function namesMatching<G>(
  groups: readonly G[],
  nameOf: (group: G) => string,
  search: string,
): readonly G[] {
  const words = plain(search).split(/\s+/)
  return groups.filter((group) => words.every((word) => plain(nameOf(group)).includes(word)))
}
