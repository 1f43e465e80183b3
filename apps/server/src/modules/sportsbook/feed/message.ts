import type { EventResult } from '@jogada/core/sports/event-result'
import type { LegChances } from '@jogada/core/sports/cash-out'
import type { MatchPhaseCode } from '@jogada/core/sports/codes'
import type { MatchResult, Score } from '@jogada/core/sports/markets/market-rule'

/** What one outcome of a market costs. */
export type OfferedPrice = {
  readonly outcome: string
  /** The competitor's name where `outcome` is the id of one. */
  readonly label?: string
  /** Decimal odds as text, `"1.95"`. */
  readonly odds: string
  /** The source's own, without margin; of what can give a stake back, the share that decides it. */
  readonly probability: number | null
  /** Of what can give a stake back: each way of settling it, less those that cannot be. */
  readonly chances?: Partial<LegChances>
}

export type OfferedMarket = {
  readonly key: string
  readonly specifiers: Readonly<Record<string, string>>
  readonly prices: readonly OfferedPrice[]
}

/** Announces an event, or a change of its facts. It comes before any other message of the event. */
export type FixtureMessage = {
  readonly type: 'fixture'
  readonly eventId: string
  readonly source: string
  readonly sport: string
  readonly competition: string
  readonly stage: string
  readonly home: string
  readonly away: string
  /** ISO 8601 in UTC. */
  readonly startsAt: string
  /** The day is announced, the time is not: `startsAt` is then the earliest it can be. */
  readonly isTimeOpen?: boolean
  readonly replay: boolean
  /** It is about one competitor, `home`, over a whole competition. */
  readonly isOutright?: boolean
  /** Real date of a replayed match. */
  readonly playedOn: string | null
}

/** Every market of an event that has a price now; one that is missing is withdrawn. */
export type OddsMessage = {
  readonly type: 'odds'
  readonly eventId: string
  /** What is missing is over or has moved to another line; otherwise it may come back. */
  readonly isWhole?: boolean
  readonly markets: readonly OfferedMarket[]
}

/** Markets with another price than before, and the ids of those that are over or have moved. */
export type OddsChangeMessage = {
  readonly type: 'odds_change'
  readonly eventId: string
  readonly markets: readonly OfferedMarket[]
  readonly withdrawn: readonly string[]
  /** A trader said it: the source's own prices leave these markets as they are. */
  readonly isByTrader?: boolean
}

/** No bet is accepted after it is committed, until a `bet_start`. */
export type BetStopMessage = {
  readonly type: 'bet_stop'
  readonly eventId: string
  readonly reason: string
}

export type BetStartMessage = { readonly type: 'bet_start'; readonly eventId: string }

export type ScoreMessage = {
  readonly type: 'score'
  readonly eventId: string
  readonly phase: MatchPhaseCode
  readonly minute: number | null
  /** Null in play while the source does not know it. */
  readonly score: Score | null
  /** Points of each set or game, the one being played last. */
  readonly periods?: readonly Score[]
  /** What is decided by now, so that bets on it need not wait for the end. */
  readonly facts?: EventResult
}

/** A race ends without a score. */
export type EndOfEvent = MatchResult | { readonly state: 'finished'; readonly score: null }

/** How the event ended; bets are closed for good and settled by it. */
export type ResultMessage = {
  readonly type: 'result'
  readonly eventId: string
  readonly result: EndOfEvent
  /** Everything that markets are settled on; the score alone when left out. Needed without one. */
  readonly facts?: EventResult
}

/** The result was wrong: every bet that was settled on it is taken back and waits for another. */
export type RollbackMessage = {
  readonly type: 'rollback'
  readonly eventId: string
  readonly reason: string
}

/** Bets of the event, or of one market of it, go back if they were placed between two instants. */
export type CancelMessage = {
  readonly type: 'cancel'
  readonly eventId: string
  readonly marketId: string | null
  /** ISO 8601 in UTC; null for an open end. */
  readonly from: string | null
  readonly to: string | null
  readonly reason: string
  /** They were taken after the event had begun. */
  readonly isLate?: boolean
  /** Only those that were accepted for a start before this instant, ISO 8601 in UTC. */
  readonly startsBefore?: string
  /** Nothing is cancelled: the cancellation of this message does not stand any more. */
  readonly withdraws?: string
}

/** What a suspension is about that only says that a phase has closed something. */
export const PHASE = 'phase'

/** An operator suspends an event, a market or an outcome of it, or no longer does so. */
export type HoldMessage = {
  readonly type: 'hold'
  readonly eventId: string
  /**
   * `sport`, `competition` or `event` for all of it; else the id of a market or an outcome. `phase`
   * suspends nothing and counts as a closing.
   */
  readonly target: string
  readonly isHeld: boolean
  readonly reason: string
}

/** What a source says, whatever the source is. */
export type FeedMessage =
  | FixtureMessage
  | OddsMessage
  | OddsChangeMessage
  | BetStopMessage
  | BetStartMessage
  | ScoreMessage
  | ResultMessage
  | RollbackMessage
  | CancelMessage
  | HoldMessage

/** A message with the id under which it is stored once, however often the source says it. */
export type SentMessage = { readonly messageId: string; readonly message: FeedMessage }

/** A message with its place in the log. */
export type LoggedMessage = { readonly seq: number; readonly message: FeedMessage }

/** Whether the message closes the event for bets. */
export const isClosing = (message: FeedMessage): boolean =>
  message.type === 'bet_stop' ||
  message.type === 'result' ||
  message.type === 'rollback' ||
  (message.type === 'hold' && message.isHeld)
