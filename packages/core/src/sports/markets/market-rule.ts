import type { BetResult } from '../codes.ts'

export type Score = { readonly home: number; readonly away: number }

/**
 * How the period that a market counts ended. An abandoned match keeps what no continuation could
 * have changed; a void one (wrong venue, wrong sides, never played) keeps nothing.
 */
export type MatchResult =
  | { readonly state: 'finished'; readonly score: Score }
  | { readonly state: 'abandoned'; readonly score: Score }
  | { readonly state: 'void' }

export type Specifiers = Readonly<Record<string, string>>

/** One kind of market: what can be backed and how a score settles it. */
export type MarketRule = {
  readonly key: string
  readonly outcomes: readonly string[]
  readonly specifiers: readonly string[]
  /** Whether a stake can come back, whole or in part. */
  readonly canRefund: boolean
  /** The result of an outcome at a final score; null when outcome or specifiers are not of it. */
  settle(outcome: string, specifiers: Specifiers, score: Score): BetResult | null
  /** As `settle`, for a match cut short at `score`: null too when a continuation could change it. */
  settleDecided(outcome: string, specifiers: Specifiers, score: Score): BetResult | null
}
