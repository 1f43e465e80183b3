import type pg from 'pg'
import type { FeedMessage, LoggedMessage } from './message.ts'

/** More than a follower in this process is behind while it keeps up. */
const MOST_KEPT = 500

const kept = new WeakMap<pg.Pool, Map<number, FeedMessage>>()

/**
 * Keeps what this process writes to the log, so that it need not read it back. A number that is
 * never committed is never asked for.
 */
export function keepOwn(pool: pg.Pool, messages: readonly LoggedMessage[]): void {
  const own = kept.get(pool) ?? new Map<number, FeedMessage>()
  kept.set(pool, own)
  for (const { seq, message } of messages) own.set(seq, message)
  for (const seq of own.keys()) {
    if (own.size <= MOST_KEPT) break
    own.delete(seq)
  }
}

/** What is kept here of the log after `seq`, by number. */
export function ownAfter(pool: pg.Pool, seq: number): ReadonlyMap<number, FeedMessage> {
  const own = [...(kept.get(pool) ?? [])]
  return new Map(own.filter(([each]) => each > seq))
}
