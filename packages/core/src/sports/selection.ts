import type { EventResult } from './event-result.ts'
import type { LegResult } from './leg.ts'
import type { Score, Specifiers } from './markets/market-rule.ts'
import type { Sport } from './sport.ts'

/** What a bet is on, as far as settlement needs to know. */
export type Selection = {
  readonly sport: Sport
  /** The market's key in the catalogue of its sport. */
  readonly key: string
  /** Lines as `"2.50"`; `hcp` is always the home side's. */
  readonly specifiers: Specifiers
  readonly outcome: string
  /** The score when an in-play bet was accepted; null or absent for one before kick-off. */
  readonly scoreAtPlacement?: Score | null
}

export type { EventResult, LegResult }
