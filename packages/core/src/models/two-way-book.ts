import { MARGIN_METHOD, MARGIN_OF, twoWayPrice } from '../football/margins.ts'
import type { PricedMarket } from '../football/prices.ts'
import { addMargin } from '../sports/margin.ts'
import { marketOf } from '../sports/markets/catalogue.ts'
import type { MarketDefinition } from '../sports/markets/market-definition.ts'
import { scoreRuleOf } from '../sports/markets/settle-score.ts'
import type { Score } from '../sports/markets/market-rule.ts'
import { priceFromDecimal } from '../sports/price.ts'
import { SPORT_RULES } from '../sports/rules/sport-rules.ts'
import { partChance, pointChance, seriesScores, setScores } from './series.ts'
import type { ScoreShare } from './series.ts'

export type SeriesSport = 'tennis' | 'volleyball' | 'badminton' | 'table_tennis' | 'snooker'

export type SeriesState = {
  /** Sets, games or frames won so far. */
  readonly sets: Score
  /** Points in the one being played; games in tennis. */
  readonly points: Score
}

const START: SeriesState = { sets: { home: 0, away: 0 }, points: { home: 0, away: 0 } }

/** Keys of winner, handicap, total and correct score in parts, as each sport calls them. */
const KEYS: Record<SeriesSport, readonly [string, string, string]> = {
  tennis: ['set_handicap', 'total_sets', 'correct_score_sets'],
  volleyball: ['set_handicap', 'total_set', 'correct_score'],
  badminton: ['game_handicap', 'total_game', 'correct_score'],
  table_tennis: ['game_handicap', 'total_game', 'correct_score'],
  snooker: ['frame_handicap', 'total_frames', 'correct_score_frames'],
}

/**
 * Prices winner, handicap, total and correct score in sets, games or frames from the chance that
 * the home side had to win the match at its start, as the match stands now. Points of the set being
 * played count where the sport has a point score.
 */
export function priceSeries(
  sport: SeriesSport,
  chanceAtStart: number,
  bestOf: number,
  state: SeriesState = START,
): PricedMarket[] {
  const part = partChance(chanceAtStart, bestOf)
  const ends = endsFrom(sport, part, bestOf, state)
  const winner = ends.reduce((sum, end) => sum + (end.home > end.away ? end.probability : 0), 0)
  const needed = Math.floor(bestOf / 2) + 1
  const [handicap, total, correct] = KEYS[sport]
  const halves = Array.from({ length: needed }, (_, at) => at + 0.5)
  const markets = [
    twoWay(marketOf(sport, 'winner')!, {}, winner),
    ...halves
      .flatMap((by) => [-by, by])
      .map((hcp) => byRule(sport, handicap, { hcp: hcp.toFixed(2) }, ends)),
    ...halves.map((by) =>
      byRule(sport, total, { total: (needed - 0.5 + Math.floor(by)).toFixed(2) }, ends),
    ),
    correctScore(marketOf(sport, correct)!, ends),
  ]
  return markets.filter(
    ({ outcomes }) => outcomes.length > 1 && outcomes.every((each) => each.odds !== null),
  )
}

/**
 * The ends of the series: the set being played decides first, then the others are like the first.
 */
function endsFrom(sport: SeriesSport, part: number, bestOf: number, { sets, points }: SeriesState) {
  const usual = SPORT_RULES[sport].sets
  if (!usual || (points.home === 0 && points.away === 0)) return seriesScores(part, bestOf, sets)
  const isDeciding = sets.home + sets.away === bestOf - 1
  const target = isDeciding ? (usual.decidingTarget ?? usual.target) : usual.target
  const now = setScores(pointChance(part, usual), { ...usual, target }, points)
  const wins = now.reduce((sum, end) => sum + (end.home > end.away ? end.probability : 0), 0)
  return [
    { chance: wins, from: { home: sets.home + 1, away: sets.away } },
    { chance: 1 - wins, from: { home: sets.home, away: sets.away + 1 } },
  ].flatMap(({ chance, from }) =>
    seriesScores(part, bestOf, from).map((end) => ({
      ...end,
      probability: end.probability * chance,
    })),
  )
}

/** A two-way market whose first outcome wins at the ends where its own rule says so. */
export function byRule(
  sport: SeriesSport,
  key: string,
  specifiers: Readonly<Record<string, string>>,
  ends: readonly ScoreShare[],
): PricedMarket {
  const market = marketOf(sport, key)!
  // A part is won on its own score: there is no draw to give back.
  const rule = scoreRuleOf(market.settle === 'winner' ? 'result2_push' : market.settle)
  const first = market.outcomes[0]!
  const won = ends.reduce(
    (sum, end) => sum + (rule(first, [end], specifiers, market) === 'win' ? end.probability : 0),
    0,
  )
  return twoWay(market, specifiers, won)
}

/** A market of two outcomes whose first has the chance, with its margin. */
export function twoWay(
  market: MarketDefinition,
  specifiers: Readonly<Record<string, string>>,
  first: number,
): PricedMarket {
  const margin = MARGIN_OF[market.settle]!
  const outcomes = market.outcomes.map((outcome, at) => {
    const probability = at === 0 ? first : 1 - first
    const odds = priceFromDecimal(twoWayPrice(probability, margin, MARGIN_METHOD))
    return { outcome, probability, odds }
  })
  return { key: market.key, specifiers, outcomes }
}

function correctScore(market: MarketDefinition, ends: readonly ScoreShare[]): PricedMarket {
  const shares = new Map<string, number>()
  for (const { home, away, probability } of ends) {
    const name = `${home}:${away}`
    shares.set(name, (shares.get(name) ?? 0) + probability)
  }
  const probabilities = [...shares.values()]
  const prices = addMargin(probabilities, MARGIN_OF.correct_score!, MARGIN_METHOD)
  return {
    key: market.key,
    specifiers: {},
    outcomes: [...shares.keys()].map((outcome, at) => ({
      outcome,
      probability: probabilities[at]!,
      odds: priceFromDecimal(prices[at]!),
    })),
  }
}
