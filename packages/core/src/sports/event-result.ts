import type { Score } from './markets/market-rule.ts'

export type Side = 'home' | 'away'

/**
 * A count of something by side; not final when play stopped or still goes on within it. Whoever is
 * `outOfTurns` by then adds nothing to it, as the visitors once they have batted.
 */
export type Tally = Score & { readonly isFinal: boolean; readonly outOfTurns?: Side }

/**
 * How an event stands. `walkover` is a match that never began; `retired` one that a player gave up;
 * `abandoned` one that was cut short and not continued in time; `void` anything whose bets all go
 * back: never played in time, wrong venue, wrong sides. `live` is still being played.
 */
export type EventState = 'live' | 'finished' | 'abandoned' | 'retired' | 'walkover' | 'void'

/**
 * Everything that markets are settled on, in one form for all sports and as plain JSON. Make it
 * with the builder of the sport (`footballResult`, `setsResult`, …), not by hand.
 */
export type EventResult = {
  readonly state: EventState
  /**
   * Counts by name: `match`, `half_1`, `half_2`, `corners`, `corners_half_1`, `regular`,
   * `quarter_1`…, `set_1`…, `sets`, `points`, `game_1_3`, `innings_1`, `over_1_6`, `fours`…
   */
  readonly tallies: Readonly<Record<string, Tally>>
  /** The official winner where it is not simply the score: who goes through, the super over. */
  readonly winner?: Side | 'draw' | null
  /** Who scored, in order, for the next goal. */
  readonly scorers?: readonly Side[]
  /** How much was played, in the sport's unit: minutes, innings; `scheduled` in the same. */
  readonly played?: { readonly amount: number; readonly scheduled?: number }
  /** Sets or frames as they were played, for what can still follow. */
  readonly series?: Series
  readonly bout?: Bout
  /** Orders of merit by name: `race`, `pole`, `fastest_lap`, `batting_1`. */
  readonly rankings?: Readonly<Record<string, readonly Ranked[]>>
  readonly superOver?: boolean
}

/** A best-of series; `running` is the set, game or frame that was not finished. */
export type Series = {
  readonly bestOf: number | null
  readonly finished: readonly Score[]
  readonly running: Score | null
  /** What runs is the tie-break that decides instead of a set. */
  readonly isTieBreak?: boolean
}

export type BoutMethod =
  | 'ko'
  | 'tko'
  | 'dq'
  | 'rtd'
  | 'decision'
  | 'technical_decision'
  | 'draw'
  | 'technical_draw'
  | 'no_contest'

export type Bout = {
  readonly method: BoutMethod
  /** Whole and part rounds fought: 9 and 89 seconds of a three-minute round are 9 + 89/180. */
  readonly roundsFought: number
  /** The round the bout is recorded in: one earlier when the bell was not answered. */
  readonly round: number
  readonly scheduledRounds: number
  /** Rounds were changed before the bout: bets on rounds and method go back. */
  readonly isChanged: boolean
}

export type Ranked = {
  readonly entrant: string
  /** 1 for the first; the same for those who share it; null when not classified. */
  readonly place: number | null
  readonly started: boolean
  readonly laps?: number
  /** Place in the official order, those who are not classified included. */
  readonly order?: number
}

export const VOID_EVENT: EventResult = { state: 'void', tallies: {} }

/** A count that cannot change any more. */
export const finalTally = (home: number, away: number): Tally => ({ home, away, isFinal: true })
