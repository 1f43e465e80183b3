import { parseOdds } from '@jogada/core'
import type { Odds } from '@jogada/core'
import { isInPlay, matchPhaseOf, MATCH_PHASES } from '@jogada/core/sports/codes'
import type { MatchPhaseCode } from '@jogada/core/sports/codes'
import { marketId, outcomeId } from '@jogada/core/sports/market-identity'
import { marketOf } from '@jogada/core/sports/markets/catalogue'
import { isPeriodPast } from '@jogada/core/sports/past-period'
import type { Score } from '@jogada/core/sports/settlement'
import { isSport } from '@jogada/core/sports/sport'
import { isClosing, PHASE } from '../feed/message.ts'
import { isScoreChange } from '../feed/score-change.ts'
import type {
  EndOfEvent,
  FixtureMessage,
  HoldMessage,
  LoggedMessage,
  OddsChangeMessage,
  OddsMessage,
  OfferedMarket,
  ScoreMessage,
} from '../feed/message.ts'

export type OutcomeState = {
  readonly outcomeId: string
  readonly name: string
  /** The competitor's name where `name` is the id of one. */
  readonly label?: string
  readonly odds: Odds
  /** The source's own chance, without margin. */
  readonly probability: number | null
}

export type MarketState = {
  readonly marketId: string
  readonly key: string
  readonly specifiers: Readonly<Record<string, string>>
  /** Whether the newest prices name it, and what it counts is not played out. */
  readonly isOffered: boolean
  /** Over, or moved to another line: it is not shown any more, and settles with its event. */
  readonly isGone: boolean
  /** A trader priced it, and it stays so until a trader says otherwise. */
  readonly isByTrader: boolean
  /** It was priced before the present score. */
  readonly isBehind: boolean
  readonly outcomes: readonly OutcomeState[]
}

/** An event as its messages up to `seq` leave it; time has no part in it. */
export type EventState = {
  readonly fixture: FixtureMessage
  readonly startsAtMs: number
  readonly phase: MatchPhaseCode
  readonly minute: number | null
  readonly score: Score | null
  readonly periods: readonly Score[] | null
  readonly isStopped: boolean
  /** The reason of the last stop. */
  readonly stoppedBecause: string | null
  /** How often it was closed for bets. */
  readonly closings: number
  readonly result: EndOfEvent | null
  /**
   * What operators have suspended: `event`, `competition`, `sport`, ids of markets and outcomes.
   */
  readonly holds: ReadonlySet<string>
  readonly markets: ReadonlyMap<string, MarketState>
  /** The score has changed since every price that is offered. */
  readonly isBehind: boolean
  /** The message that set the present prices. */
  readonly pricedAt: number
  readonly seq: number
}

/**
 * The event after one more message; undefined for a message of an event that was not announced.
 * Nothing changes an event after its result, but every closing counts: its gate has moved.
 */
export function foldMessage(
  state: EventState | undefined,
  { seq, message }: LoggedMessage,
): EventState | undefined {
  if (!state) return message.type === 'fixture' ? announced(message, seq) : undefined
  if (message.type === 'rollback') return reopened(state, seq)
  if (message.type === 'cancel') return { ...state, seq }
  if (message.type === 'hold') return held(state, message, seq)
  if (state.result) return isClosing(message) ? closedOnce(state, seq) : state
  switch (message.type) {
    case 'fixture':
      return { ...state, ...announcement(message, state), seq }
    case 'odds':
      return { ...state, ...pricedAs(state, repriced(state, message)), pricedAt: seq, seq }
    case 'odds_change':
      return { ...state, ...pricedAs(state, changed(state, message)), pricedAt: seq, seq }
    case 'bet_stop':
      return {
        ...state,
        isStopped: true,
        stoppedBecause: message.reason,
        closings: state.closings + 1,
        seq,
      }
    case 'bet_start':
      return {
        ...state,
        ...pricedAs(state, caughtUp(state.markets)),
        isStopped: false,
        stoppedBecause: null,
        seq,
      }
    case 'score':
      return {
        ...state,
        phase: message.phase,
        ...afterScore(state, message),
        minute: message.minute,
        score: message.score,
        periods: message.periods ?? null,
        seq,
      }
    case 'result':
      return ended(state, message.result, seq)
    default:
      return message satisfies never
  }
}

const ended = (state: EventState, result: EndOfEvent, seq: number): EventState => ({
  ...state,
  phase: MATCH_PHASES[PHASE_OF_END[result.state]],
  minute: null,
  score: result.state === 'void' ? state.score : result.score,
  isStopped: true,
  closings: state.closings + 1,
  result,
  seq,
})

/**
 * An event whose result was taken back takes no bets; it waits for another result, and nobody knows
 * its score until it is said again.
 */
const reopened = (state: EventState, seq: number): EventState => ({
  ...state,
  phase: MATCH_PHASES.interrupted,
  minute: null,
  score: null,
  periods: null,
  isStopped: true,
  stoppedBecause: 'result_taken_back',
  closings: state.closings + 1,
  result: null,
  seq,
})

const closedOnce = (state: EventState, seq: number): EventState => ({
  ...state,
  closings: state.closings + 1,
  seq,
})

/** A suspension, or its end; the market that it is about counts as changed. */
function held(state: EventState, { target, isHeld }: HoldMessage, seq: number): EventState {
  if (target === PHASE) return closedOnce(state, seq)
  const holds = new Set(state.holds)
  if (isHeld) holds.add(target)
  else holds.delete(target)
  const id = target.split('/@')[0]!
  const market = state.markets.get(id)
  return {
    ...state,
    holds,
    markets: market ? new Map(state.markets).set(id, { ...market }) : state.markets,
    closings: state.closings + (isHeld ? 1 : 0),
    seq,
  }
}

/** Whether an operator has suspended the whole event. */
export const isEventHeld = ({ holds }: Pick<EventState, 'holds'>): boolean =>
  holds.has('event') || holds.has('competition') || holds.has('sport')

const PHASE_OF_END = { finished: 'finished', abandoned: 'abandoned', void: 'cancelled' } as const

/**
 * What a fixture says; the phase is its business only until the match begins, and when it
 * is put off.
 */
function announcement(fixture: FixtureMessage, before?: EventState) {
  const startsAtMs = Date.parse(fixture.startsAt)
  const isAnew =
    !before ||
    isToCome(before) ||
    (before.phase === MATCH_PHASES.postponed && startsAtMs !== before.startsAtMs)
  return { fixture, startsAtMs, phase: isAnew ? phaseToCome(fixture) : before.phase }
}

const phaseToCome = ({ isTimeOpen }: FixtureMessage) =>
  isTimeOpen ? MATCH_PHASES.to_be_determined : MATCH_PHASES.not_open

/** Whether it has not begun, and is not put off. */
export const isToCome = ({ phase }: EventState): boolean =>
  phase === MATCH_PHASES.not_open || phase === MATCH_PHASES.to_be_determined

const announced = (fixture: FixtureMessage, seq: number): EventState => ({
  ...announcement(fixture),
  minute: null,
  score: null,
  periods: null,
  isStopped: false,
  stoppedBecause: null,
  closings: 0,
  result: null,
  holds: new Set(),
  markets: new Map(),
  isBehind: false,
  pricedAt: 0,
  seq,
})

/**
 * The new prices; markets without one keep their last price and are no longer offered. What a
 * trader priced is left as it is.
 */
function repriced(state: EventState, message: OddsMessage): Map<string, MarketState> {
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
 * The markets once a score is known: one that was priced before it takes no bets until its price is
 * said again, or bets start again.
 */
function afterScore(state: EventState, { phase, score }: ScoreMessage) {
  const markets = withoutPast(state, phase)
  if (!isScoreChange(state.score, score)) return { markets }
  return {
    markets: new Map([...markets].map(([id, market]) => [id, { ...market, isBehind: true }])),
    isBehind: markets.size > 0,
  }
}

const pricedAs = ({ isBehind }: EventState, markets: EventState['markets']) => ({
  markets,
  isBehind: isBehind && ![...markets.values()].some(isPriced),
})

const priced = (market: MarketState): MarketState =>
  market.isBehind ? { ...market, isBehind: false } : market

const caughtUp = (markets: EventState['markets']): EventState['markets'] =>
  [...markets.values()].some(({ isBehind }) => isBehind)
    ? new Map([...markets].map(([id, market]) => [id, priced(market)]))
    : markets

/** Whether its prices are those of now. */
export const isPriced = ({ isOffered, isBehind }: MarketState): boolean => isOffered && !isBehind

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

/**
 * The named markets with their new prices; the others are as they were, and a source
 * knows the score.
 */
function changed(state: EventState, message: OddsChangeMessage): Map<string, MarketState> {
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
  { fixture, phase, markets: before }: EventState,
  into: Map<string, MarketState>,
  { key, specifiers, prices }: OfferedMarket,
  isByTrader = false,
) {
  const { eventId } = fixture
  const id = marketId({ eventId, key, specifiers })
  const old = before.get(id)
  if (old?.isByTrader && !isByTrader) return
  const outcomes = prices.flatMap(
    ({ outcome, label, odds: text, probability }, at): OutcomeState[] => {
      const odds = parseOdds(text)
      if (odds === null) return []
      const named = label === undefined ? {} : { label }
      const same = old?.outcomes[at]
      const known =
        same?.name === outcome ? same.outcomeId : outcomeId({ eventId, key, specifiers, outcome })
      return [{ outcomeId: known, name: outcome, ...named, odds, probability }]
    },
  )
  const isOffered = !isPast(fixture, key, phase)
  const offer = { isOffered, isGone: false, isByTrader, isBehind: false }
  const market = { marketId: id, key, specifiers, ...offer, outcomes }
  into.set(id, old && isSame(old, market) ? old : market)
}

const isSame = (a: MarketState, b: MarketState): boolean =>
  a.isOffered === b.isOffered &&
  a.isGone === b.isGone &&
  a.isByTrader === b.isByTrader &&
  a.isBehind === b.isBehind &&
  a.outcomes.length === b.outcomes.length &&
  a.outcomes.every(({ outcomeId: id, odds, probability }, at) => {
    const other = b.outcomes[at]!
    return id === other.outcomeId && odds === other.odds && probability === other.probability
  })

export const isLive = ({ phase }: EventState): boolean => {
  const name = matchPhaseOf(phase)
  return name !== undefined && isInPlay(name)
}

export type EventStatus = 'open' | 'suspended' | 'finished'

/**
 * Whether bets are taken, at an instant and given whether the event's source is silent. An event
 * whose start has passed without a word of its source is closed by the clock, and one that is put
 * off, interrupted, cancelled or cut short is closed whatever its start was to be. So is one whose
 * prices do not know its score, and one of a sport that nobody could settle, such as a virtual one.
 */
export function statusOf(
  state: EventState,
  { atMs, isSilent }: { readonly atMs: number; readonly isSilent: boolean },
): EventStatus {
  if (state.result) return 'finished'
  if (state.isStopped || state.isBehind || isEventHeld(state)) return 'suspended'
  if (!isSport(state.fixture.sport)) return 'suspended'
  if (isLive(state)) return isSilent ? 'suspended' : 'open'
  return isToCome(state) && atMs < state.startsAtMs ? 'open' : 'suspended'
}

/** Room between two messages for what only the clock changes. */
const VERSIONS_PER_MESSAGE = 1000

/**
 * Grows with every message and with every change by the clock, and is the same in every process
 * that knows the same: after an even number the event goes by its messages, after the odd one above
 * it the clock, or the stop of all bets, has closed it, and each return of its source from silence
 * and each end of such a stop adds two.
 */
export function versionOf(
  state: EventState,
  seen: { readonly status: EventStatus; readonly returns: number },
): number {
  const isClosedByClock = seen.status === 'suspended' && !state.isStopped
  const byClock = 2 * (seen.returns % (VERSIONS_PER_MESSAGE / 2)) + (isClosedByClock ? 1 : 0)
  return state.seq * VERSIONS_PER_MESSAGE + byClock
}
