import { MARGIN_METHOD, MARGIN_OF } from '../football/margins.ts'
import type { PricedMarket } from '../football/prices.ts'
import { addMargin } from '../sports/margin.ts'
import { marketOf } from '../sports/markets/catalogue.ts'
import { priceFromDecimal } from '../sports/price.ts'
import { duelChance, placeChances } from './race.ts'

export type Entrant = { readonly id: string; readonly strength: number }

/** Winner, podium, first six, first ten: the markets on places, longest prices first. */
const PLACE_MARKETS = ['race_winner', 'top3', 'top6', 'points_finish'] as const

/**
 * Prices the places of a race and the named duels from Plackett-Luce strengths. An entrant who is
 * too certain of a place has no price in that market.
 */
export function priceRace(
  entrants: readonly Entrant[],
  duels: readonly (readonly [Entrant, Entrant])[],
): PricedMarket[] {
  return [
    ...PLACE_MARKETS.map((key) => pricePlaces(key, entrants)),
    ...duels.map(([a, b]) => priceDuel(a, b)),
  ]
}

function pricePlaces(key: string, entrants: readonly Entrant[]): PricedMarket {
  const places = marketOf('motor_racing', key)!.places!
  const chances = placeChances(
    entrants.map(({ strength }) => strength),
    places,
  )
  // The chances sum to the number of places, and so does what the margin is put on.
  const prices = addMargin(chances, places * (1 + MARGIN_OF.place!) - 1, MARGIN_METHOD)
  const outcomes = entrants.map(({ id }, at) => ({
    outcome: id,
    probability: chances[at]!,
    odds: priceFromDecimal(prices[at]!),
  }))
  return {
    key,
    specifiers: {},
    outcomes: outcomes
      .filter(({ odds }) => odds !== null)
      .toSorted((a, b) => b.probability - a.probability),
  }
}

function priceDuel(a: Entrant, b: Entrant): PricedMarket {
  const chance = duelChance(a.strength, b.strength)
  const chances = [chance, 1 - chance]
  const prices = addMargin(chances, MARGIN_OF.h2h!, MARGIN_METHOD)
  return {
    key: 'head_to_head',
    specifiers: { driverA: a.id, driverB: b.id },
    outcomes: ['home', 'away'].map((outcome, at) => ({
      outcome,
      probability: chances[at]!,
      odds: priceFromDecimal(prices[at]!),
    })),
  }
}
