import type { Odds } from '@jogada/core'
import type { LegChances } from '@jogada/core/sports/cash-out'
import { isInPlay, matchPhaseOf, MATCH_PHASES } from '@jogada/core/sports/codes'
import type { MatchPhaseCode } from '@jogada/core/sports/codes'
import type { EventResult } from '@jogada/core/sports/event-result'
import type { Score } from '@jogada/core/sports/markets/market-rule'
import type { EndOfEvent, FixtureMessage } from '../feed/message.ts'

export type OutcomeState = {
  readonly outcomeId: string
  readonly name: string
  /** The competitor's name where `name` is the id of one. */
  readonly label?: string
  readonly odds: Odds
  /** The source's own chance, without margin. */
  readonly probability: number | null
  /** How likely each way of settling it is, where it can give a stake back and the source says so. */
  readonly chances?: Partial<LegChances>
  /** The match has decided it, whatever follows. */
  readonly isDecided?: true
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
  /** What the match in play has decided so far; null where that is not known. */
  readonly standing: EventResult | null
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

/** Whether it has not begun, and is not put off. */
export const isToCome = ({ phase }: EventState): boolean =>
  phase === MATCH_PHASES.not_open || phase === MATCH_PHASES.to_be_determined

/** Whether it is being played. */
export const isLive = ({ phase }: EventState): boolean => {
  const name = matchPhaseOf(phase)
  return name !== undefined && isInPlay(name)
}

/** Whether an operator has suspended the whole event. */
export const isEventHeld = ({ holds }: Pick<EventState, 'holds'>): boolean =>
  holds.has('event') || holds.has('competition') || holds.has('sport')

/** Whether bets on an outcome are taken as far as its market and its match go. */
export const isBackable = (
  market: MarketState,
  { outcomeId, isDecided }: OutcomeState,
  holds: EventState['holds'],
): boolean => isPriced(market) && !isDecided && !holds.has(market.marketId) && !holds.has(outcomeId)

/** Whether its prices are those of now. */
export const isPriced = ({ isOffered, isBehind }: MarketState): boolean => isOffered && !isBehind
