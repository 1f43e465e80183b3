import type { GoalRates } from '@jogada/core/football/score-matrix'
import { scoreSums, SIZE, WIDTH } from './score-sums.ts'

/** Over and under at 0.5 to 5 in half goals; handicaps of home; totals of each side. */
const TOTALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const HANDICAPS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
const SIDE_TOTALS = [1, 3, 5]
const SCORES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 0],
  [0, 3],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
  [3, 3],
  [4, 0],
  [0, 4],
] as const

/** Final result, double chance, both score, odd or even, and every line and score above. */
export const MARKETS = 4 + TOTALS.length + HANDICAPS.length + 2 * SIDE_TOTALS.length + SCORES.length

const PRICES =
  3 + 3 + 2 + 2 + 2 * (TOTALS.length + HANDICAPS.length + 2 * SIDE_TOTALS.length) + SCORES.length

export type MatchPricer = {
  /** How many prices a match has. */
  readonly prices: number
  /** Writes them to `into`, in a fixed order, rounded down to the cent and at least 1.01. */
  price(rates: GoalRates & { readonly rho: number }, into: Float64Array): void
}

/**
 * Reprices whole matches quickly: one pass over an 11 by 11 score matrix feeds running sums, and
 * every market is a difference of two of them. Without allocation, one thread; margins are spread
 * in proportion. It shows how fast repricing could be; the product offers `priceFootballBook`, with
 * its own lines and power margins.
 */
export function matchPricer(margin = 0.06): MatchPricer {
  const scores = scoreSums()
  const { cells, total, lead, sides } = scores
  const factor = 1 / (1 + margin)
  let at = 0

  const two = (won: number, lost: number, into: Float64Array) => {
    const sum = (won + lost) * factor
    into[at++] = toCent(sum / won)
    into[at++] = toCent(sum / lost)
  }

  return {
    prices: PRICES,
    price(rates, into) {
      scores.count(rates)
      at = 0
      results(into)
      lines(into)
    },
  }

  function results(into: Float64Array) {
    const all = lead[WIDTH]!
    const lost = lead[SIZE - 1]! / all
    const drawn = (lead[SIZE]! - lead[SIZE - 1]!) / all
    const won = 1 - lost - drawn
    into[at++] = toCent(factor / won)
    into[at++] = toCent(factor / drawn)
    into[at++] = toCent(factor / lost)
    into[at++] = toCent(factor / (won + drawn))
    into[at++] = toCent(factor / (won + lost))
    into[at++] = toCent(factor / (drawn + lost))
    // The corrections of a row or column of the four lowest scores cancel: the margins are Poisson.
    const both = all - sides[0][1]! * sides[1][SIZE]! - sides[1][1]! * sides[0][SIZE]! + cells[0]!
    two(both, all - both, into)
    let odd = 0
    for (let goals = 1; goals < WIDTH; goals += 2) odd += total[goals + 1]! - total[goals]!
    two(odd, all - odd, into)
  }

  function lines(into: Float64Array) {
    // In half goals: an odd one lies between two counts, an even one gives the stake back on itself.
    for (const half of TOTALS) between(total, half, 1, into)
    for (const half of HANDICAPS) between(lead, -half, SIZE, into)
    for (const half of SIDE_TOTALS) between(sides[0], half, 1, into)
    for (const half of SIDE_TOTALS) between(sides[1], half, 1, into)
    const all = total[WIDTH]!
    for (const [x, y] of SCORES) into[at++] = toCent((all * factor) / cells[x * SIZE + y]!)
  }

  function between(upTo: Float64Array, half: number, zero: number, into: Float64Array) {
    const below = Math.ceil(half / 2) - 1 + zero
    const above = Math.floor(half / 2) + zero
    two(upTo[upTo.length - 1]! - upTo[above]!, upTo[below]!, into)
  }
}

/** Down to the cent; a hair up first, so that 1.1 is not 1.09. */
const toCent = (price: number): number => {
  const cents = Math.floor(price * 100 + 1e-7)
  return (cents < 101 ? 101 : cents) / 100
}
