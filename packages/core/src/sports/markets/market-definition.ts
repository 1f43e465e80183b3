import type { GameTimeCode } from '../codes.ts'
import type { Sport } from '../sport.ts'
import type { Specifiers } from './market-rule.ts'

/** Settled on scores alone, by the rule of that name in `settle-score.ts`. */
export type ScoreSettle =
  | 'result3'
  | 'double_chance'
  | 'result2_push'
  | 'handicap3'
  | 'asian_handicap'
  | 'asian_total'
  | 'home_total'
  | 'away_total'
  | 'exact'
  | 'odd_even'
  | 'btts'
  | 'clean_sheet_home'
  | 'clean_sheet_away'
  | 'correct_score'
  | 'ht_ft'
  | 'highest_scoring_half'

/** Settled on an order of merit. */
export type RankingSettle = 'place' | 'h2h' | 'classified'

/** Settled on how a bout of boxing ended. */
export type BoutSettle = 'rounds_total' | 'method' | 'round_betting' | 'goes_distance'

/** How a market is settled. */
export type SettleBy =
  | ScoreSettle
  | RankingSettle
  | BoutSettle
  | 'next_goal'
  | 'to_qualify'
  | 'winner'
  | 'super_over'

export type MarketDefinition = {
  readonly sport: Sport
  readonly key: string
  readonly name: { readonly 'pt-br': string; readonly 'en-us': string }
  readonly settle: SettleBy
  /** The tallies or ranking it is settled on; `{setnr}` stands for the specifier of that name. */
  readonly counts: readonly string[]
  /** What can be backed; empty when the event's participants are. */
  readonly outcomes: readonly string[]
  readonly specifiers: readonly string[]
  /** Of the specifiers those that its key does not say. */
  readonly needed: readonly string[]
  readonly gameTime: GameTimeCode
  /** Whether a stake can come back, whole or in part. */
  readonly canRefund: boolean
  readonly canCashOut: boolean
  /** Counts the whole match, so that a sport's minimum of play makes it official. */
  readonly isWholeMatch: boolean
  /** In play, only what is scored after the bet counts. */
  readonly fromPlacement: boolean
  /** Of a place market: how many places win. */
  readonly places: number | null
  /** Of a correct score: what is not `other`; null when every score is named. */
  readonly listed: readonly string[] | null
  /** Whether outcome and specifiers can be of this market. */
  accepts(outcome: string, specifiers: Specifiers): boolean
  /** The one spelling of the needed specifiers, `2.50` for `2.5`; null for none of this market. */
  spell(specifiers: Specifiers): Specifiers | null
}
