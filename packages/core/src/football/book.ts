import { formatLine, line } from '../sports/line.ts'
import type { Line } from '../sports/line.ts'
import { addMargin } from '../sports/margin.ts'
import { marketOf } from '../sports/markets/catalogue.ts'
import type { MarketDefinition } from '../sports/markets/market-definition.ts'
import { SCORE_RULES } from '../sports/markets/settle-score.ts'
import { priceFromDecimal } from '../sports/price.ts'
import type { HalvesState, MatchMatrices } from './halves.ts'
import { MARGIN_METHOD, MARGIN_OF, twoWayPrice } from './margins.ts'
import type { PricedMarket, PricedOutcome } from './prices.ts'
import type { ScoreMatrix } from './score-matrix.ts'
import { decisiveShare, homeWithStart, mirrored, overAt, scoreSums } from './score-sums.ts'
import type { Counts, LineShares, ScoreSums } from './score-sums.ts'

/** How many lines on each side of the even one a line market offers. */
const AROUND = 2

/**
 * Prices every football market that goals decide, in the order of the catalogue. What is decided,
 * or too certain to be offered, is left out; so are first-half markets once it is over. In play a
 * handicap counts the goals from now on, as its settlement does.
 */
export function priceFootballBook(
  matrices: MatchMatrices,
  state: HalvesState = { minute: 0, score: { home: 0, away: 0 } },
): PricedMarket[] {
  const { match, firstHalf, secondHalf } = matrices
  const markets = [
    ...wholeMatch(match),
    ...(firstHalf ? [...halfMarkets(firstHalf), ...combined(firstHalf, secondHalf)] : []),
    ...only(['2h_1x2'], secondHalf),
    ...lines('2h_total', 'total', scoreSums(secondHalf).total),
    nextGoal(match, state.score.home + state.score.away + 1),
  ]
  return markets.filter(({ outcomes }) => outcomes.length > 1 && outcomes.every(isOffered))
}

const isOffered = ({ odds }: PricedOutcome) => odds !== null

function wholeMatch(matrix: ScoreMatrix): PricedMarket[] {
  const sums = scoreSums(matrix)
  return [
    ...only(['1x2', 'double_chance', 'draw_no_bet'], matrix),
    ...['0:1', '1:0'].map((hcp) => priceByRule('european_handicap', matrix, { hcp })),
    ...handicaps('asian_handicap', sums),
    ...lines('total', 'total', sums.total),
    ...lines('home_total', 'total', sums.home),
    ...lines('away_total', 'total', sums.away),
    ...only(
      ['exact_goals', 'odd_even', 'btts', 'clean_sheet_home', 'clean_sheet_away', 'correct_score'],
      matrix,
    ),
  ]
}

function halfMarkets(matrix: ScoreMatrix): PricedMarket[] {
  const sums = scoreSums(matrix)
  return [
    ...only(['1h_1x2', '1h_double_chance'], matrix),
    ...handicaps('1h_asian_handicap', sums),
    ...lines('1h_total', 'total', sums.total),
    ...only(['1h_odd_even', '1h_btts', '1h_correct_score'], matrix),
  ]
}

const only = (keys: readonly string[], matrix: ScoreMatrix) =>
  keys.map((key) => priceByRule(key, matrix, {}))

/** Prices a market by summing the rule that settles it over every score. */
function priceByRule(
  key: string,
  matrix: ScoreMatrix,
  specifiers: Readonly<Record<string, string>>,
): PricedMarket {
  const market = marketOf('football', key)!
  const names = market.outcomes.length > 0 ? market.outcomes : [...market.listed!, 'other']
  const shares = names.map(() => ({ win: 0, decided: 0 }))
  const rule = SCORE_RULES[market.settle]!
  forEachScore(matrix, (home, away, probability) => {
    const score = { home, away }
    for (let at = 0; at < names.length; at++) {
      const result = rule(names[at]!, [score], specifiers, market)
      if (result === 'refund') continue
      shares[at]!.decided += probability
      if (result === 'win') shares[at]!.win += probability
    }
  })
  return priced(
    market,
    specifiers,
    names,
    shares.map(({ win, decided }) => win / decided),
  )
}

function forEachScore(
  { base, size, cells }: ScoreMatrix,
  visit: (home: number, away: number, probability: number) => void,
) {
  for (let x = 0, at = 0; x < size; x++) {
    for (let y = 0; y < size; y++, at++) visit(base.home + x, base.away + y, cells[at]!)
  }
}

/** Totals: the line nearest to evens and those around it, each at a half or quarter goal. */
function lines(key: string, specifier: string, counts: Counts): PricedMarket[] {
  const market = marketOf('football', key)!
  return nearEven(4 * counts.from + 2, (at) => overAt(counts, at)).map((at) =>
    pricedLine(market, { [specifier]: formatLine(at) }, ['over', 'under'], overAt(counts, at)),
  )
}

function handicaps(key: string, sums: ScoreSums): PricedMarket[] {
  const market = marketOf('football', key)!
  return nearEven(-24, (at) => mirrored(homeWithStart(sums, at))).map((at) =>
    pricedLine(market, { hcp: formatLine(at) }, ['home', 'away'], homeWithStart(sums, at)),
  )
}

/** Half and quarter lines upwards from `from`: the even one and two on each side, where there are. */
function nearEven(from: number, sharesAt: (at: Line) => LineShares): Line[] {
  const distance = (at: number) => Math.abs(decisiveShare(sharesAt(line(at))) - 0.5)
  let best = from
  while (best < from + 60 && distance(best + 1) < distance(best)) best++
  const around: Line[] = []
  for (let at = best - AROUND; at <= best + AROUND; at++) if (at >= from) around.push(line(at))
  return around
}

function pricedLine(
  market: MarketDefinition,
  specifiers: Readonly<Record<string, string>>,
  names: readonly [string, string],
  shares: LineShares,
): PricedMarket {
  const first = decisiveShare(shares)
  const margin = MARGIN_OF[market.settle]!
  const outcome = (at: 0 | 1, probability: number, chances: LineShares): PricedOutcome => ({
    outcome: names[at],
    probability,
    odds: priceFromDecimal(twoWayPrice(probability, margin, MARGIN_METHOD)),
    chances,
  })
  return {
    key: market.key,
    specifiers,
    outcomes: [outcome(0, first, shares), outcome(1, 1 - first, mirrored(shares))],
  }
}

/** Half-time and full-time together, and which half has more goals: the halves are independent. */
function combined(firstHalf: ScoreMatrix, secondHalf: ScoreMatrix): PricedMarket[] {
  const [one, two] = [scoreSums(firstHalf), scoreSums(secondHalf)]
  const start = firstHalf.base.home - firstHalf.base.away
  const both = new Map<string, number>()
  const add = (name: string, share: number) => both.set(name, (both.get(name) ?? 0) + share)
  forEachPair(one.lead, two.lead, (first, second, share) =>
    add(`${signOf(first + start)}/${signOf(first + start + second)}`, share),
  )
  forEachPair(one.total, two.total, (first, second, share) =>
    add(first > second ? '1h' : first < second ? '2h' : 'equal', share),
  )
  return ['ht_ft', 'highest_scoring_half'].map((key) => {
    const market = marketOf('football', key)!
    const shares = market.outcomes.map((name) => both.get(name) ?? 0)
    return priced(market, {}, market.outcomes, normal(shares))
  })
}

const signOf = (lead: number) => (lead > 0 ? '1' : lead < 0 ? '2' : 'X')

function forEachPair(
  a: Counts,
  b: Counts,
  visit: (a: number, b: number, probability: number) => void,
) {
  a.shares.forEach((first, i) =>
    b.shares.forEach((second, j) => visit(a.from + i, b.from + j, first * second)),
  )
}

/** Who scores next: goals of both sides come at their rates until the end. */
function nextGoal(matrix: ScoreMatrix, number: number): PricedMarket {
  const market = marketOf('football', 'next_goal')!
  const { home, away } = scoreSums(matrix)
  const none = matrix.cells[0]!
  const rates = [home, away].map(({ shares }) =>
    shares.reduce((sum, p, goals) => sum + p * goals, 0),
  )
  const all = rates[0]! + rates[1]!
  const shares = [rates[0]! / all, 0, rates[1]! / all].map((share) => share * (1 - none))
  shares[1] = none
  return priced(market, { goalnr: String(number) }, market.outcomes, normal(shares))
}

const normal = (shares: readonly number[]): number[] => {
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

function priced(
  market: MarketDefinition,
  specifiers: Readonly<Record<string, string>>,
  names: readonly string[],
  probabilities: readonly number[],
): PricedMarket {
  const margin = MARGIN_OF[market.settle]!
  const prices = pricesOf(probabilities, margin, market.settle === 'double_chance')
  return {
    key: market.key,
    specifiers,
    outcomes: names.map((outcome, at) => ({
      outcome,
      probability: probabilities[at]!,
      odds: priceFromDecimal(prices[at]!),
    })),
  }
}

function pricesOf(probabilities: readonly number[], margin: number, isDouble: boolean): number[] {
  if (probabilities.length === 2) {
    return probabilities.map((share) => twoWayPrice(share, margin, MARGIN_METHOD))
  }
  // A double chance covers two of three outcomes: each is a two-way bet of its own.
  if (isDouble) return probabilities.map((share) => twoWayPrice(share, margin, MARGIN_METHOD))
  return addMargin(normal(probabilities), margin, MARGIN_METHOD)
}
