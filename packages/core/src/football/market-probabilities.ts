import type { BetResult } from '../sports/codes.ts'
import { line } from '../sports/line.ts'
import type { Line } from '../sports/line.ts'
import { settleAsianTotal } from '../sports/markets/asian-total.ts'
import { winnerOf } from '../sports/markets/result3.ts'
import type { Result3Outcome } from '../sports/markets/result3.ts'
import type { ScoreMatrix } from './score-matrix.ts'

/** The probability of each way a selection can be settled. */
export type ResultShares = Readonly<Record<BetResult, number>>

/** Probabilities of home, draw and away at the end. */
export function result3Probabilities(matrix: ScoreMatrix): Record<Result3Outcome, number> {
  const shares = { home: 0, draw: 0, away: 0 }
  forEachScore(matrix, (home, away, probability) => {
    shares[winnerOf({ home, away })] += probability
  })
  return shares
}

/** Probabilities of every result of backing over at `at`, by the rule that settles the bet. */
export function overShares(matrix: ScoreMatrix, at: Line): ResultShares {
  const shares = { win: 0, win_half: 0, refund: 0, lose_half: 0, lose: 0 }
  totalGoals(matrix).forEach((probability, goals) => {
    shares[settleAsianTotal('over', at, goals)] += probability
  })
  return shares
}

/** The decimal price at which neither side gains: `1 + (L + HL/2) / (W + HW/2)`. */
export const fairPrice = (shares: ResultShares): number =>
  1 + (shares.lose + shares.lose_half / 2) / (shares.win + shares.win_half / 2)

/**
 * The quarter line whose fair price for over is nearest to evens, from 0.5 above the goals already
 * scored upwards.
 */
export function evenTotalLine(matrix: ScoreMatrix): Line {
  const scored = matrix.base.home + matrix.base.away
  let best = line(4 * scored + 2)
  const distance = (at: Line) => Math.abs(1 / fairPrice(overShares(matrix, at)) - 0.5)
  for (let quarters = 4 * scored + 3; quarters <= 4 * scored + 30; quarters++) {
    if (distance(line(quarters)) >= distance(best)) break
    best = line(quarters)
  }
  return best
}

/** The probability of each number of goals of both sides at the end; the index is the number. */
export function totalGoals(matrix: ScoreMatrix): number[] {
  const scored = matrix.base.home + matrix.base.away
  const totals = Array.from({ length: scored + 2 * matrix.size - 1 }, () => 0)
  forEachScore(matrix, (home, away, probability) => {
    totals[home + away]! += probability
  })
  return totals
}

function forEachScore(
  { base, size, cells }: ScoreMatrix,
  visit: (home: number, away: number, probability: number) => void,
) {
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) visit(base.home + x, base.away + y, cells[x * size + y]!)
  }
}
