import { marketId } from '@jogada/core/sports/market-identity'
import { marketOf } from '@jogada/core/sports/markets/catalogue'
import { isSport } from '@jogada/core/sports/sport'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { MarketState } from '../catalogue/event-state.ts'

export type Spelling = {
  readonly key: string
  readonly specifiers: Readonly<Record<string, string>>
}

/** A market of a sport as its key and its specifiers are written; null where there is none such. */
export function spelledMarket(sport: string, { key, specifiers }: Spelling): Spelling | null {
  const market = isSport(sport) ? marketOf(sport, key) : undefined
  const spelled = market?.spell(specifiers)
  return spelled ? { key, specifiers: spelled } : null
}

/**
 * What this process knows as offered of a market, however it was spelled: the log has markets of
 * traders under the line as they typed it.
 */
export function offeredAs(
  { catalogue }: { readonly catalogue: Pick<Catalogue, 'state'> },
  eventId: string,
  asked: Spelling,
): MarketState[] {
  const state = catalogue.state(eventId)
  if (!state) return []
  const idOf = (market: Spelling) => {
    const spelled = spelledMarket(state.fixture.sport, market)
    return spelled && marketId({ eventId, ...spelled })
  }
  const id = idOf(asked)
  return [...state.markets.values()].filter(
    (market) => market.isOffered && market.key === asked.key && id !== null && idOf(market) === id,
  )
}
