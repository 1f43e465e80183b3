import type { Score } from '../sports/markets/market-rule.ts'

/** Mean goals still to come of each side. */
export type GoalRates = { readonly home: number; readonly away: number }

/**
 * The probability of every score. `cells[x * size + y]` is that of `x` more home goals and `y`
 * more away goals on top of `base`.
 */
export type ScoreMatrix = {
  readonly base: Score
  readonly size: number
  readonly cells: Float64Array
}

const MAX_GOALS = 14

/**
 * Dixon and Coles (1997): independent Poisson goals, with the four lowest scores corrected by
 * `rho`; the corrections sum to zero. Scores beyond 14 goals a side are left out.
 */
export function scoreMatrix(rates: GoalRates, rho: number): ScoreMatrix {
  const { cells, size } = poissonMatrix(rates)
  for (const [x, y] of LOW_SCORES) cells[x * size + y]! *= tau(rates, rho, x, y)
  return { base: { home: 0, away: 0 }, size, cells }
}

/** As `scoreMatrix` without correction, for the goals to come in a match that stands at `base`. */
export const remainingMatrix = (rates: GoalRates, base: Score): ScoreMatrix => ({
  ...poissonMatrix(rates),
  base,
})

const LOW_SCORES = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const

/** The correction of one score: other than 1 only where neither side has more than one goal. */
export function tau({ home, away }: GoalRates, rho: number, x: number, y: number): number {
  if (x > 1 || y > 1) return 1
  if (x === 0) return y === 0 ? 1 - home * away * rho : 1 + home * rho
  return y === 0 ? 1 + away * rho : 1 - rho
}

function poissonMatrix(rates: GoalRates) {
  const size = MAX_GOALS + 1
  const home = poisson(rates.home, size)
  const away = poisson(rates.away, size)
  const cells = new Float64Array(size * size)
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) cells[x * size + y] = home[x]! * away[y]!
  }
  return { size, cells }
}

function poisson(mean: number, size: number): Float64Array {
  const shares = new Float64Array(size)
  shares[0] = Math.exp(-mean)
  for (let goals = 1; goals < size; goals++) shares[goals] = (shares[goals - 1]! * mean) / goals
  return shares
}
