import { addMargin } from '../sports/margin.ts'
import type { MarginMethod } from '../sports/margin.ts'
import type { SettleBy } from '../sports/markets/market-definition.ts'

/**
 * The margin of each kind of market. A model of results alone knows little more about goals than
 * base rates do: those markets carry more, and the long lists most.
 */
export const MARGIN_OF: Readonly<Partial<Record<SettleBy, number>>> = {
  result3: 0.06,
  double_chance: 0.06,
  result2_push: 0.06,
  handicap3: 0.08,
  asian_handicap: 0.06,
  asian_total: 0.09,
  home_total: 0.09,
  away_total: 0.09,
  odd_even: 0.08,
  btts: 0.09,
  clean_sheet_home: 0.09,
  clean_sheet_away: 0.09,
  next_goal: 0.09,
  highest_scoring_half: 0.09,
  exact: 0.12,
  ht_ft: 0.14,
  correct_score: 0.18,
  winner: 0.06,
  place: 0.15,
  h2h: 0.07,
  classified: 0.09,
}

export const MARGIN_METHOD: MarginMethod = 'power'

const STEPS = 4_096

const ladders = new Map<string, Float64Array>()

/**
 * The decimal price of one side of a two-way market with a margin, from a table made once for each
 * margin and read between its steps: exact to a millionth between 0.01 and 0.99.
 */
export function twoWayPrice(probability: number, margin: number, method: MarginMethod): number {
  if (method === 'proportional') return 1 / (probability * (1 + margin))
  if (!(probability > 0.01 && probability < 0.99)) {
    return addMargin([probability, 1 - probability], margin, method)[0]!
  }
  const ladder = ladderOf(margin, method)
  const at = probability * STEPS
  const below = Math.floor(at)
  const from = ladder[below]!
  return 1 / (from + (ladder[below + 1]! - from) * (at - below))
}

function ladderOf(margin: number, method: MarginMethod): Float64Array {
  const name = `${method}:${margin}`
  const known = ladders.get(name)
  if (known) return known
  const ladder = new Float64Array(STEPS + 1)
  for (let step = 1; step < STEPS; step++) {
    const p = step / STEPS
    ladder[step] = 1 / addMargin([p, 1 - p], margin, method)[0]!
  }
  ladder[STEPS] = 1
  ladders.set(name, ladder)
  return ladder
}
