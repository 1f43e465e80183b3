import type { Score } from '../sports/markets/market-rule.ts'
import type { ScoreMatrix } from './score-matrix.ts'

/** Mean corners of each side that are still to be taken. */
export type CornerRates = { readonly home: number; readonly away: number }

/**
 * How much wider the corners of a match spread than a Poisson count: variance over mean. Over two
 * seasons of a top league it was 1.07 and 1.17.
 */
export const CORNER_SPREAD = 1.12

const MOST_CORNERS = 40

/**
 * The probability of every number of corners on top of those `taken`: each side a negative binomial
 * of the same spread, so that both together are one too. RangeError for rates that are no positive
 * numbers.
 */
export function cornerMatrix(
  rates: CornerRates,
  taken: Score = { home: 0, away: 0 },
  spread = CORNER_SPREAD,
): ScoreMatrix {
  const size = MOST_CORNERS + 1
  const home = negativeBinomial(rates.home, spread, size)
  const away = negativeBinomial(rates.away, spread, size)
  const cells = new Float64Array(size * size)
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) cells[x * size + y] = home[x]! * away[y]!
  }
  return { base: taken, size, cells }
}

/** By its mean and its variance over mean; each share from the one before it. */
function negativeBinomial(mean: number, spread: number, size: number): Float64Array {
  if (!(mean > 0 && Number.isFinite(mean) && spread > 1)) {
    throw new RangeError(`no corner rate: ${mean} with a spread of ${spread}`)
  }
  const shape = mean / (spread - 1)
  const miss = 1 - 1 / spread
  const shares = new Float64Array(size)
  shares[0] = (1 - miss) ** shape
  for (let count = 1; count < size; count++) {
    shares[count] = (shares[count - 1]! * miss * (shape + count - 1)) / count
  }
  return shares
}
