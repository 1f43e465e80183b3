import { isDeepStrictEqual } from 'node:util'
import { parseOdds } from '@jogada/core'
import type { MatchPhaseCode } from '@jogada/core/sports/codes'
import type { EventResult } from '@jogada/core/sports/event-result'
import { marketId, outcomeId } from '@jogada/core/sports/market-identity'
import { marketOf } from '@jogada/core/sports/markets/catalogue'
import { isPeriodPast } from '@jogada/core/sports/past-period'
import { isSport } from '@jogada/core/sports/sport'
import { isDecided, standingOf } from '@jogada/core/sports/standing'
import type {
  FixtureMessage,
  OddsChangeMessage,
  OddsMessage,
  OfferedMarket,
  ScoreMessage,
} from '../feed/message.ts'
import { isScoreChange } from '../feed/score-change.ts'
import { isPriced } from './event-state.ts'
import type { EventState, MarketState, OutcomeState } from './event-state.ts'

/**
 * The new prices; markets without one keep their last price and are no longer offered. What a
 * trader priced is left as it is.
 */
export function repriced(state: EventState, message: OddsMessage): Map<string, MarketState> {
  const markets = new Map(
    [...state.markets].map(([id, market]) => [
      id,
      !market.isByTrader && (market.isOffered || (message.isWhole && !market.isGone))
        ? { ...market, isOffered: false, isGone: message.isWhole === true }
        : priced(market),
    ]),
  )
  for (const offered of message.markets) setMarket(state, markets, offered)
  return markets
}

/**
 * The named markets with their new prices; the others are as they were, and a source
 * knows the score.
 */
export function changed(state: EventState, message: OddsChangeMessage): Map<string, MarketState> {
  const { isByTrader = false } = message
  const markets = new Map(isByTrader ? state.markets : caughtUp(state.markets))
  for (const id of message.withdrawn) {
    const market = markets.get(id)
    if (!market || (market.isByTrader && !isByTrader)) continue
    markets.set(id, { ...market, isOffered: false, isGone: true, isByTrader: false })
  }
  for (const offered of message.markets) setMarket(state, markets, offered, isByTrader)
  return markets
}

/**
 * Sets a market's prices, unless they are a source's and a trader priced it; one that costs what it
 * did stays the same object.
 */
function setMarket(
  { fixture, phase, standing, markets: before }: EventState,
  into: Map<string, MarketState>,
  { key, specifiers, prices }: OfferedMarket,
  isByTrader = false,
) {
  const { eventId } = fixture
  const id = marketId({ eventId, key, specifiers })
  const old = before.get(id)
  if (old?.isByTrader && !isByTrader) return
  const outcomes = prices.flatMap(
    ({ outcome, label, odds: text, probability, chances }, at): OutcomeState[] => {
      const odds = parseOdds(text)
      if (odds === null) return []
      const named = { ...(label !== undefined && { label }), ...(chances && { chances }) }
      const same = old?.outcomes[at]
      const known =
        same?.name === outcome ? same.outcomeId : outcomeId({ eventId, key, specifiers, outcome })
      return [{ outcomeId: known, name: outcome, ...named, odds, probability }]
    },
  )
  const isOffered = !isPast(fixture, key, phase)
  const offer = { isOffered, isGone: false, isByTrader, isBehind: false }
  const market = decidedBy(standing, fixture, {
    marketId: id,
    key,
    specifiers,
    ...offer,
    outcomes,
  })
  into.set(id, old && isSame(old, market) ? old : market)
}

const isSame = (a: MarketState, b: MarketState): boolean =>
  a.isOffered === b.isOffered &&
  a.isGone === b.isGone &&
  a.isByTrader === b.isByTrader &&
  a.isBehind === b.isBehind &&
  a.outcomes.length === b.outcomes.length &&
  a.outcomes.every(({ outcomeId: id, odds, probability, chances, isDecided }, at) => {
    const other = b.outcomes[at]!
    return (
      id === other.outcomeId &&
      odds === other.odds &&
      isDecided === other.isDecided &&
      probability === other.probability &&
      isDeepStrictEqual(chances, other.chances)
    )
  })

/**
 * The markets once a score is known: one that was priced before it takes no bets until its price is
 * said again, or bets start again.
 */
export function afterScore(state: EventState, message: ScoreMessage) {
  const { phase, score } = message
  const markets = withoutPast(state, phase)
  if (!isScoreChange(state.score, score)) return { markets }
  const standing = standingAfter(state, message)
  return {
    markets: new Map(
      [...markets].map(([id, market]) => [
        id,
        { ...decidedBy(standing, state.fixture, market), isBehind: true },
      ]),
    ),
    isBehind: markets.size > 0,
  }
}

/** What is decided once a score is known: what its source says, or what the score alone does. */
export function standingAfter(
  { fixture: { sport } }: EventState,
  { facts, score }: ScoreMessage,
): EventResult | null {
  if (facts) return facts
  return score && isSport(sport) ? standingOf(sport, score) : null
}

/** The market with its outcomes marked that are decided already; without any other it is over. */
function decidedBy(
  standing: EventResult | null,
  { sport }: FixtureMessage,
  market: MarketState,
): MarketState {
  if (!isSport(sport)) return market
  const { key, specifiers } = market
  const outcomes = market.outcomes.map((known): OutcomeState => {
    const { isDecided: before = false, ...outcome } = known
    const selection = { sport, key, specifiers, outcome: outcome.name }
    const now = standing !== null && isDecided(selection, standing)
    if (now === before) return known
    return now ? { ...outcome, isDecided: true } : outcome
  })
  const isOver = outcomes.length > 0 && outcomes.every((outcome) => outcome.isDecided)
  return { ...market, outcomes, isOffered: market.isOffered && !isOver }
}

/** The event's part that new prices change; it is behind no more once one knows its score. */
export const withPrices = ({ isBehind }: EventState, markets: EventState['markets']) => ({
  markets,
  isBehind: isBehind && ![...markets.values()].some(isPriced),
})

const priced = (market: MarketState): MarketState =>
  market.isBehind ? { ...market, isBehind: false } : market

/** The markets as they stand when every price of them is known to be one of now. */
export const caughtUp = (markets: EventState['markets']): EventState['markets'] =>
  [...markets.values()].some(({ isBehind }) => isBehind)
    ? new Map([...markets].map(([id, market]) => [id, priced(market)]))
    : markets

/**
 * The markets once a phase is there: those of a part that it leaves behind are no longer offered.
 */
function withoutPast({ fixture, phase: before, markets }: EventState, phase: MatchPhaseCode) {
  if (phase === before) return markets
  return new Map(
    [...markets].map(([id, market]) => [
      id,
      market.isOffered && isPast(fixture, market.key, phase)
        ? { ...market, isOffered: false }
        : market,
    ]),
  )
}

function isPast({ sport }: FixtureMessage, key: string, phase: MatchPhaseCode): boolean {
  const market = isSport(sport) ? marketOf(sport, key) : undefined
  return market !== undefined && isPeriodPast(market, phase)
}
