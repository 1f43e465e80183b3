import { parseOdds } from '@jogada/core'
import { showOdds } from '@jogada/core/odds-format'
import type { ShownFormat } from './odds-format.ts'

/** Odds of the wire in a format: 1,95, 19/20 or -105; what is no price stays as it is. */
export function oddsIn(odds: string, format: ShownFormat): string {
  const price = parseOdds(odds)
  return price ? showOdds(price, format).replace('.', ',') : odds
}
