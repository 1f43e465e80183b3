import type { PricedMarket } from '../football/prices.ts'
import type { Score } from '../sports/markets/market-rule.ts'
import { SPORT_RULES } from '../sports/rules/sport-rules.ts'
import { partChance, pointChance, setScores } from './series.ts'
import type { ScoreShare } from './series.ts'
import { byRule } from './two-way-book.ts'
import type { SeriesState } from './two-way-book.ts'

/** Keys of winner, total and odd or even of one set or game, and the specifier that numbers it. */
const KEYS = {
  volleyball: ['set_winner', 'set_total_points', 'set_odd_even', 'setnr'],
  badminton: ['game_winner', 'game_total_points', 'game_odd_even', 'gamenr'],
  table_tennis: ['game_winner', 'game_total_points', 'game_odd_even', 'gamenr'],
} as const

export type PartSport = keyof typeof KEYS

/** Points between the lines of a total. */
const STEP = 2

/**
 * Prices the set or game that is being played, or the next one between two: its winner, three lines
 * of its points, and whether they are odd. Every point is won by the home side with the chance that
 * gives its chance of the match.
 */
export function pricePart(
  sport: PartSport,
  chanceAtStart: number,
  bestOf: number,
  { sets, points }: SeriesState,
): PricedMarket[] {
  const usual = SPORT_RULES[sport].sets!
  const point = pointChance(partChance(chanceAtStart, bestOf), usual)
  const isDeciding = sets.home + sets.away === bestOf - 1
  const target = isDeciding ? (usual.decidingTarget ?? usual.target) : usual.target
  const ends = setScores(point, { ...usual, target }, points)
  const [winner, total, oddEven, numbered] = KEYS[sport]
  const number = { [numbered]: String(sets.home + sets.away + 1) }
  const markets = [
    byRule(sport, winner, number, ends),
    ...linesOf(ends).map((at) => byRule(sport, total, { ...number, total: at.toFixed(2) }, ends)),
    byRule(sport, oddEven, number, ends),
  ]
  return markets.filter(({ outcomes }) => outcomes.every(({ odds }) => odds !== null))
}

/** The half line nearest to evens and one on each side of it. */
function linesOf(ends: readonly ScoreShare[]): number[] {
  const totals = ends
    .map((end) => ({ points: pointsOf(end), probability: end.probability }))
    .toSorted((a, b) => a.points - b.points)
  let below = 0
  const median = totals.find(({ probability }) => (below += probability) >= 0.5)!.points
  return [median - 0.5 - STEP, median - 0.5, median - 0.5 + STEP]
}

const pointsOf = ({ home, away }: Score) => home + away
