import type { Failure, Quota } from './client.ts'
import { SCORED_DAYS } from './client.ts'

const POLL_MS = 60_000
const FIRST_BACK_OFF_MS = 5000
const MAX_BACK_OFF_MS = 15 * 60_000
const SCORES_EVERY_MS = 5 * 60_000
const MAX_SCORES_PAUSE_MS = 6 * 3_600_000
const DAY_MS = 86_400_000

/** When a match of 90 minutes may be over at the earliest, after its start. */
const PLAYED_MS = 100 * 60_000

/** A minute, or longer when what is left of the month's requests would not last. */
export function pauseFor({ remaining, lastCost }: Quota, now: Date): number {
  if (remaining === null) return POLL_MS
  const monthEndMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const polls = Math.floor(remaining / Math.max(1, lastCost))
  if (polls === 0) return Math.min(DAY_MS, monthEndMs - now.getTime())
  return Math.max(POLL_MS, Math.ceil((monthEndMs - now.getTime()) / polls))
}

/**
 * How long to wait after so many failures in a row: twice as long each time, or as long as asked.
 */
export const backOffFor = (failures: number, { retryAfterMs }: Failure): number =>
  Math.max(retryAfterMs ?? 0, Math.min(MAX_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** (failures - 1)))

/** Whether the feed may know how a match ended that began then. */
export const mayBeScored = (startsAt: Date, now: Date): boolean => {
  const sinceMs = now.getTime() - startsAt.getTime()
  return sinceMs >= PLAYED_MS && sinceMs < SCORED_DAYS * DAY_MS
}

/**
 * How long to wait between two questions for results: five minutes while a match has just ended,
 * longer the longer the last one of `starts` is overdue. Results cost requests too.
 */
export function scoresPauseFor(starts: readonly Date[], now: Date): number {
  const overdueMs = Math.min(...starts.map((start) => now.getTime() - start.getTime() - PLAYED_MS))
  return Math.min(MAX_SCORES_PAUSE_MS, Math.max(SCORES_EVERY_MS, overdueMs / 4))
}
