import { localDay } from './local-day.ts'

const HOUR_MS = 60 * 60_000
/** How long a day is left to settle before it is compared with somebody else's books. */
const SETTLES_MS = 6 * HOUR_MS
const DAYS_BACK = 7

/** The last week's days of the operator that are over for six hours, the oldest first. */
export function settledDays(now: Date): string[] {
  const settledMs = now.getTime() - SETTLES_MS
  return Array.from({ length: DAYS_BACK }, (_, at) =>
    localDay(new Date(settledMs - (DAYS_BACK - at) * 24 * HOUR_MS)),
  )
}
