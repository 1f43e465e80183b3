import type { SportEvent } from '@jogada/contract/sport'

/** How an outcome is offered right now. `unknown` until its event has been loaded. */
export type Offer =
  | { readonly state: 'open'; readonly odds: string }
  | { readonly state: 'suspended' | 'closed' | 'unknown' }

/**
 * What an event says of an outcome: open at a price, suspended for the moment, or closed for good
 * when the match is over or the outcome is offered no more.
 */
export function offerOf(event: SportEvent | undefined, outcomeId: string): Offer {
  if (!event) return { state: 'unknown' }
  if (event.status === 'finished') return { state: 'closed' }
  for (const market of event.markets) {
    const outcome = market.outcomes.find((one) => one.outcomeId === outcomeId)
    if (!outcome) continue
    if (market.status === 'settled') return { state: 'closed' }
    const isOpen = event.status === 'open' && market.status === 'open' && outcome.open
    return isOpen ? { state: 'open', odds: outcome.odds } : { state: 'suspended' }
  }
  return { state: 'closed' }
}
