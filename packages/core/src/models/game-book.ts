import type { PricedMarket } from '../football/prices.ts'
import { marketOf } from '../sports/markets/catalogue.ts'
import { twoWay } from './two-way-book.ts'

export type GameSport = 'basketball' | 'american_football' | 'baseball'

/**
 * Keys of winner, handicap and total, the spread of a result around what is expected in points as
 * measured on the open results of each sport, and the points between two lines of a total.
 */
const GAME_OF = {
  basketball: {
    keys: ['winner_incl_ot', 'handicap_incl_ot', 'total_incl_ot'],
    spread: 14,
    step: 4,
  },
  american_football: {
    keys: ['winner_incl_ot', 'handicap_incl_ot', 'total_incl_ot'],
    spread: 13.5,
    step: 3,
  },
  // Runs are too few for a curve: no handicap.
  baseball: { keys: ['winner_incl_extra', null, 'total_incl_extra'], spread: 4.5, step: 1 },
} as const

/** Totals of other games that are needed before a total is priced. */
const LEAST_TOTALS = 100

/**
 * Prices a game before it begins: its winner by the home side's chance, handicaps at half
 * points from the lead that the chance stands for, and totals by how often earlier games went
 * over each line.
 */
export function priceGame(
  sport: GameSport,
  chance: number,
  totals: readonly number[],
): PricedMarket[] {
  const {
    keys: [winner, handicap, total],
    spread,
    step,
  } = GAME_OF[sport]
  const lead = spread * probit(chance)
  const middle = Math.floor(lead) + 0.5
  const markets = [
    twoWay(marketOf(sport, winner)!, {}, chance),
    ...(handicap === null
      ? []
      : [-1, 0, 1].map((by) =>
          twoWay(
            marketOf(sport, handicap)!,
            { hcp: (-(middle + by)).toFixed(2) },
            normalShare((lead - middle - by) / spread),
          ),
        )),
    ...totalLines(totals, step).map(([line, over]) =>
      twoWay(marketOf(sport, total)!, { total: line.toFixed(2) }, over),
    ),
  ]
  return markets.filter(({ outcomes }) => outcomes.every(({ odds }) => odds !== null))
}

function totalLines(totals: readonly number[], step: number): (readonly [number, number])[] {
  if (totals.length < LEAST_TOTALS) return []
  const sorted = totals.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted[sorted.length >> 1]!) + 0.5
  return [middle - step, middle, middle + step].map((line) => {
    const over = sorted.filter((total) => total > line).length
    return [line, (over + 1) / (sorted.length + 2)] as const
  })
}

/** The share of a standard normal below `z` (Abramowitz and Stegun 26.2.17, to 7.5e-8). */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    ((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) * t
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return z >= 0 ? 1 - above : above
}

/**
 * Where a standard normal has the share below it, by halving; for shares between 1e-6 and 1 - 1e-6.
 */
export function probit(share: number): number {
  let [low, high] = [-5, 5]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
