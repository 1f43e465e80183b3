import { pricePart } from '@jogada/core/models/part-book'
import { priceSeries } from '@jogada/core/models/two-way-book'
import type { SeriesState } from '@jogada/core/models/two-way-book'
import type { OfferedMarket } from '../feed/message.ts'
import { offeredMarkets } from './odds-message.ts'

/** What is known about a match in sets before it begins. */
export type SetsModel = {
  readonly sport: 'badminton' | 'volleyball' | 'tennis'
  /** The home side's chance to win. */
  readonly chance: number
  readonly bestOf: number
}

/** Every market of a match in sets as it stands, the winner first. */
export const setsBook = (
  { sport, chance, bestOf }: SetsModel,
  state: SeriesState,
): OfferedMarket[] =>
  offeredMarkets([
    ...priceSeries(sport, chance, bestOf, state),
    // Who serves decides a tennis set's games: they have no price here.
    ...(sport === 'tennis' ? [] : pricePart(sport, chance, bestOf, state)),
  ])
