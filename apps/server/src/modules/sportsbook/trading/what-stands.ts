import { formatOdds } from '@jogada/core'
import { matchPhaseOf } from '@jogada/core/sports/codes'
import { marketId } from '@jogada/core/sports/market-identity'
import type { Catalogue } from '../catalogue/catalogue.ts'

type Seeing = { readonly catalogue: Pick<Catalogue, 'state'> }
type Market = { readonly key: string; readonly specifiers: Readonly<Record<string, string>> }

/** The prices of a market as this process knows them; null where it is not offered. */
export function standingPrices({ catalogue }: Seeing, eventId: string, market: Market) {
  const { key, specifiers } = market
  const stands = catalogue.state(eventId)?.markets.get(marketId({ eventId, key, specifiers }))
  if (!stands?.isOffered) return null
  const prices = stands.outcomes.map(({ name, odds }) => ({
    outcome: name,
    odds: formatOdds(odds),
  }))
  return { key, specifiers, prices }
}

/** Phase, minute and score of an event as this process knows them; null for one that is unknown. */
export function standingScore({ catalogue }: Seeing, eventId: string) {
  const state = catalogue.state(eventId)
  if (!state) return null
  const { phase, minute, score } = state
  return { phase: matchPhaseOf(phase), minute, score }
}
