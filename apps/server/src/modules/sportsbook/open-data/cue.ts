import type { FeedMessage, OfferedMarket } from '../feed/message.ts'

/** Before any start: what is due as soon as the replay is known. */
export const AT_ONCE = Number.MIN_SAFE_INTEGER

/**
 * One thing that a replay says, `afterMinutes` of the real match after its start: a message, or
 * that the book is priced anew.
 */
export type Cue = { readonly afterMinutes: number } & (
  | { readonly message: () => FeedMessage }
  | { readonly book: () => readonly OfferedMarket[] }
)

export const isBook = (cue: Cue): cue is Extract<Cue, { book: unknown }> => 'book' in cue
