import { formatOdds } from '@jogada/core'
import {
  evenTotalLine,
  matchMatrices,
  priceFootballBook,
  priceTotals,
} from '@jogada/core/football/model'
import type { GoalRates, HalvesState, PricedMarket, ScoreMatrix } from '@jogada/core/football/model'
import type { LegChances } from '@jogada/core/sports/cash-out'
import { formatLine, line } from '@jogada/core/sports/line'
import type { Line } from '@jogada/core/sports/line'
import { marketId } from '@jogada/core/sports/market-identity'
import type { OddsChangeMessage, OddsMessage, OfferedMarket } from '../feed/message.ts'

const WHOLE_MATCH_LINES = [line(6), line(10), line(14)]

/** Totals of 1.5, 2.5 and 3.5 goals and the quarter line nearest to evens. */
export function linesAtStart(matrix: ScoreMatrix): Line[] {
  const lines = new Set([...WHOLE_MATCH_LINES, evenTotalLine(matrix)])
  return [...lines].toSorted((a, b) => a - b)
}

/** Of the lines offered at the start, those that the goals so far leave undecided; at least one. */
export function linesAt(goals: number, atStart: readonly Line[]): Line[] {
  const undecided = atStart.filter((at) => at > 4 * goals + 1)
  return undecided.length > 0 ? undecided : [line(4 * goals + 2)]
}

/** What is known about a football match before it begins. */
export type MatchModel = {
  readonly rates: GoalRates
  readonly rho: number
  /** Share of its goals that is expected before the break. */
  readonly halfShare: number
}

export type FootballState = HalvesState

const KICK_OFF: FootballState = { minute: 0, score: { home: 0, away: 0 } }

/**
 * Every market of a match as it stands, the final result first. Totals keep the lines of the start
 * beside those near evens, so that a bet of the start can be sold later. Markets that need the
 * order of the goals are left out where nobody will know it.
 */
export function footballBook(
  model: MatchModel,
  { state = KICK_OFF, knowsScorers }: { state?: FootballState; knowsScorers: boolean },
): OfferedMarket[] {
  const { rates, rho, halfShare } = model
  const matrices = matchMatrices(rates, rho, state, halfShare)
  const kept = linesAt(state.score.home + state.score.away, linesOfModel(model))
  const book = priceFootballBook(matrices, state).filter(
    ({ key }) => knowsScorers || key !== 'next_goal',
  )
  const near = new Set(
    book.flatMap(({ key, specifiers }) => (key === 'total' ? [specifiers['total']] : [])),
  )
  const totals = priceTotals(
    matrices.match,
    kept.filter((at) => !near.has(formatLine(at))),
  )
  return offeredMarkets(inOrder([...book, ...totals]))
}

const startLines = new WeakMap<MatchModel, Line[]>()

/** The lines of a match at its start, found once for each model. */
function linesOfModel(model: MatchModel): Line[] {
  const known = startLines.get(model)
  if (known) return known
  const { rates, rho, halfShare } = model
  const found = linesAtStart(matchMatrices(rates, rho, KICK_OFF, halfShare).match)
  startLines.set(model, found)
  return found
}

/** Lines of one kind stand together and rise. */
function inOrder(markets: readonly PricedMarket[]): PricedMarket[] {
  const keys = [...new Set(markets.map(({ key }) => key))]
  const lineOf = ({ specifiers }: PricedMarket) => Number(specifiers['total'] ?? 0)
  return keys.flatMap((key) => {
    const own = markets.filter((market) => market.key === key)
    return key === 'total' ? own.toSorted((a, b) => lineOf(a) - lineOf(b)) : own
  })
}

/** Prices as a source says them; a market with an outcome too certain to offer is left out. */
export function offeredMarkets(markets: readonly PricedMarket[]): OfferedMarket[] {
  return markets.flatMap(({ key, specifiers, outcomes }): OfferedMarket[] => {
    const prices = outcomes.flatMap(({ outcome, odds, probability, chances }) =>
      odds === null
        ? []
        : [
            {
              outcome,
              odds: formatOdds(odds),
              probability: round(probability),
              ...(chances && { chances: named(chances) }),
            },
          ],
    )
    return prices.length === outcomes.length ? [{ key, specifiers, prices }] : []
  })
}

const round = (probability: number) => Math.round(probability * 1e5) / 1e5

/** The ways of settling that can be. */
const named = (chances: LegChances): Partial<LegChances> =>
  Object.fromEntries(
    Object.entries(chances).flatMap(([result, chance]) =>
      round(chance) > 0 ? [[result, round(chance)]] : [],
    ),
  )

/** The whole book of an event. */
export const wholeBook = (eventId: string, markets: readonly OfferedMarket[]): OddsMessage => ({
  type: 'odds',
  eventId,
  isWhole: true,
  markets,
})

/** What to say so that a book becomes another: prices that moved by a cent, lines that are gone. */
export function bookChange(
  eventId: string,
  before: readonly OfferedMarket[],
  now: readonly OfferedMarket[],
): OddsChangeMessage {
  const known = new Map(before.map((market) => [nameOf(market), market]))
  const markets: OfferedMarket[] = []
  for (const market of now) {
    const name = nameOf(market)
    if (!costsTheSame(market, known.get(name))) markets.push(market)
    known.delete(name)
  }
  const withdrawn = [...known.values()].map(({ key, specifiers }) =>
    marketId({ eventId, key, specifiers }),
  )
  return { type: 'odds_change', eventId, markets, withdrawn }
}

/** Tells the markets of one book apart: one key has its specifiers in one order. */
const nameOf = ({ key, specifiers }: OfferedMarket) =>
  `${key}/${Object.values(specifiers).join('|')}`

const costsTheSame = ({ prices }: OfferedMarket, other: OfferedMarket | undefined): boolean =>
  other !== undefined &&
  prices.length === other.prices.length &&
  prices.every(
    ({ outcome, odds }, at) =>
      other.prices[at]!.outcome === outcome && other.prices[at]!.odds === odds,
  )
