import type { BetResult } from '../sports/codes.ts'
import type { Line } from '../sports/line.ts'
import type { ScoreMatrix } from './score-matrix.ts'

/** Probabilities of whole numbers from `from` on, and of up to each of them. */
export type Counts = {
  readonly from: number
  readonly shares: Float64Array
  readonly upTo: Float64Array
}

/** What most markets are priced on: goals still to come of each side, of both, and the lead. */
export type ScoreSums = {
  readonly home: Counts
  readonly away: Counts
  readonly total: Counts
  /** Home goals less away goals, of those still to come. */
  readonly lead: Counts
}

/** One pass over a score matrix; its base is left out, `from` of the totals has it in. */
export function scoreSums({ base, size, cells }: ScoreMatrix): ScoreSums {
  const home = new Float64Array(size)
  const away = new Float64Array(size)
  const total = new Float64Array(2 * size - 1)
  const lead = new Float64Array(2 * size - 1)
  for (let x = 0, at = 0; x < size; x++) {
    for (let y = 0; y < size; y++, at++) {
      const share = cells[at]!
      home[x]! += share
      away[y]! += share
      total[x + y]! += share
      lead[x - y + size - 1]! += share
    }
  }
  return {
    home: counts(base.home, home),
    away: counts(base.away, away),
    total: counts(base.home + base.away, total),
    lead: counts(1 - size, lead),
  }
}

function counts(from: number, shares: Float64Array): Counts {
  const upTo = new Float64Array(shares.length)
  let sum = 0
  for (let at = 0; at < shares.length; at++) {
    sum += shares[at]!
    upTo[at] = sum
  }
  return { from, shares, upTo }
}

/** The probability that the count is at most `most`. */
export function atMost({ from, upTo }: Counts, most: number): number {
  const at = most - from
  if (at < 0) return 0
  return upTo[Math.min(at, upTo.length - 1)]!
}

/** The probability that the count is exactly `count`. */
export const exactly = ({ from, shares }: Counts, count: number): number =>
  shares[count - from] ?? 0

const whole = ({ upTo }: Counts) => upTo.at(-1)!

export type LineShares = Readonly<Record<BetResult, number>>

/**
 * How over at a line is settled, by probability: the same as summing `settleAsianTotal` over all
 * counts, with two look-ups instead of a sum.
 */
export function overAt(counts: Counts, at: Line): LineShares {
  const below = Math.floor(at / 4)
  const quarter = at - 4 * below
  // x.75 pays half at the next whole number, x.25 returns half at this one, x.0 returns all.
  const split = quarter === 3 ? below + 1 : below
  const middle = quarter === 2 ? 0 : exactly(counts, split)
  const lose = quarter === 2 || quarter === 3 ? atMost(counts, below) : atMost(counts, below - 1)
  return {
    win: whole(counts) - lose - middle,
    win_half: quarter === 3 ? middle : 0,
    refund: quarter === 0 ? middle : 0,
    lose_half: quarter === 1 ? middle : 0,
    lose,
  }
}

/** The other side of the same line. */
export const mirrored = ({ win, win_half, refund, lose_half, lose }: LineShares): LineShares => ({
  win: lose,
  win_half: lose_half,
  refund,
  lose_half: win_half,
  lose: win,
})

/** Home with a start of `start`: over on the lead at the line of the opposite sign. */
export const homeWithStart = ({ lead }: ScoreSums, start: Line): LineShares =>
  overAt(lead, (0 - start) as Line)

/** The part of what is decided that is won: the probability behind a fair price. */
export function decisiveShare({ win, win_half, lose_half, lose }: LineShares): number {
  const won = win + win_half / 2
  return won / (won + lose + lose_half / 2)
}
