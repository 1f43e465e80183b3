import { formatLine, line } from '../sports/line.ts'
import type { Line } from '../sports/line.ts'
import { addMargin } from '../sports/margin.ts'
import { marketOf } from '../sports/markets/catalogue.ts'
import type { MarketDefinition } from '../sports/markets/market-definition.ts'
import { priceFromDecimal } from '../sports/price.ts'
import type { HalvesState, MatchMatrices } from './halves.ts'
import { MARGIN_METHOD, MARGIN_OF, twoWayPrice } from './margins.ts'
import type { PricedMarket, PricedOutcome } from './prices.ts'
import { REFUND, resultTable, WIN } from './result-table.ts'
import type { ScoreMatrix } from './score-matrix.ts'
import {
  atMost,
  decisiveShare,
  exactly,
  homeWithStart,
  mirrored,
  overAt,
  scoreSums,
} from './score-sums.ts'
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

/**
 * Prices every corner market of a whole match, in the order of the catalogue, from how many corners
 * each side is expected to take; what is too certain to be offered is left out.
 */
export function priceCornerBook(matrix: ScoreMatrix): PricedMarket[] {
  const sums = scoreSums(matrix)
  const markets = [
    ...only(['corners_1x2'], matrix),
    ...handicaps('corners_handicap', sums),
    ...lines('corners_total', 'total', sums.total),
    ...lines('corners_home_total', 'total', sums.home),
    ...lines('corners_away_total', 'total', sums.away),
    ...only(['corners_odd_even'], matrix),
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
  { base, size, cells }: ScoreMatrix,
  specifiers: Readonly<Record<string, string>>,
): PricedMarket {
  const market = marketOf('football', key)!
  const { names, results } = resultTable(market, specifiers, { base, size })
  const shares = names.map((_, name) => {
    let [win, refund, lose] = [0, 0, 0]
    for (let cell = 0, at = name * cells.length; cell < cells.length; cell++, at++) {
      const result = results[at]!
      if (result === REFUND) refund += cells[cell]!
      else if (result === WIN) win += cells[cell]!
      else lose += cells[cell]!
    }
    return { win, win_half: 0, refund, lose_half: 0, lose }
  })
  const book = priced(market, specifiers, names, shares.map(decisiveShare))
  if (!market.canRefund) return book
  const outcomes = book.outcomes.map((outcome, at) => ({ ...outcome, chances: shares[at]! }))
  return { ...book, outcomes }
}

/** Totals at the given lines. */
export function priceTotals(matrix: ScoreMatrix, at: readonly Line[]): PricedMarket[] {
  const counts = scoreSums(matrix).total
  const market = marketOf('football', 'total')!
  return at.map((each) =>
    pricedLine(market, { total: formatLine(each) }, ['over', 'under'], overAt(counts, each)),
  )
}

/** Totals: the line nearest to evens and those around it, each at a half or quarter goal. */
function lines(key: string, specifier: string, counts: Counts): PricedMarket[] {
  const market = marketOf('football', key)!
  const from = 4 * counts.from + 2
  return nearEven(from, from + 4 * counts.shares.length, (at) => overAt(counts, at)).map((at) =>
    pricedLine(market, { [specifier]: formatLine(at) }, ['over', 'under'], overAt(counts, at)),
  )
}

function handicaps(key: string, sums: ScoreSums): PricedMarket[] {
  const market = marketOf('football', key)!
  const reach = 3 * sums.home.shares.length
  return nearEven(-reach, reach, (at) => mirrored(homeWithStart(sums, at))).map((at) =>
    pricedLine(market, { hcp: formatLine(at) }, ['home', 'away'], homeWithStart(sums, at)),
  )
}

/** Beyond it lines are so certain that their shares no longer tell them apart. */
const CERTAIN = 0.499

/**
 * Half and quarter lines from `from` to `to`: the even one and two on each side, where there are.
 */
function nearEven(from: number, to: number, sharesAt: (at: Line) => LineShares): Line[] {
  const distance = (at: number) => Math.abs(decisiveShare(sharesAt(line(at))) - 0.5)
  let best = from
  for (let here = distance(from), next; best < to; best++, here = next) {
    next = distance(best + 1)
    if (next >= here && here < CERTAIN) break
  }
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
  forEachCount(one.lead, (first, share) => {
    const lead = first + start
    const { below, equal, above } = besides(two.lead, -lead)
    const half = signOf(lead)
    add(`${half}/1`, share * above)
    add(`${half}/X`, share * equal)
    add(`${half}/2`, share * below)
  })
  forEachCount(one.total, (first, share) => {
    const { below, equal, above } = besides(two.total, first)
    add('1h', share * below)
    add('equal', share * equal)
    add('2h', share * above)
  })
  return ['ht_ft', 'highest_scoring_half'].map((key) => {
    const market = marketOf('football', key)!
    const shares = market.outcomes.map((name) => both.get(name) ?? 0)
    return priced(market, {}, market.outcomes, normal(shares))
  })
}

const signOf = (lead: number) => (lead > 0 ? '1' : lead < 0 ? '2' : 'X')

/** How likely a count is to be below, at and above a number. */
function besides(counts: Counts, at: number) {
  const below = atMost(counts, at - 1)
  const equal = exactly(counts, at)
  return { below, equal, above: atMost(counts, Infinity) - below - equal }
}

function forEachCount({ from, shares }: Counts, visit: (count: number, share: number) => void) {
  for (let at = 0; at < shares.length; at++) visit(from + at, shares[at]!)
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
