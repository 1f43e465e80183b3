import { formatOdds } from '@jogada/core'
import { matchPhaseOf } from '@jogada/core/sports/codes'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { offeredAs } from './spellings.ts'
import type { Spelling } from './spellings.ts'

type Seeing = { readonly catalogue: Pick<Catalogue, 'state'> }

/** The prices of a market as this process knows them; null where it is not offered. */
export function standingPrices(seeing: Seeing, eventId: string, market: Spelling) {
  const [stands] = offeredAs(seeing, eventId, market)
  if (!stands) return null
  const { key, specifiers } = stands
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
