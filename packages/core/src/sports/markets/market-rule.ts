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
