import { localDay } from './local-day.ts'

const HOUR_MS = 60 * 60_000
/** How long a day is left to settle before it is compared with somebody else's books. */
export const SETTLES_HOURS = 6
const DAYS_BACK = 7

/** The last week's days of the operator that are over for six hours, the oldest first. */
export function settledDays(now: Date): string[] {
  const settledMs = now.getTime() - SETTLES_HOURS * HOUR_MS
  return Array.from({ length: DAYS_BACK }, (_, at) =>
    localDay(new Date(settledMs - (DAYS_BACK - at) * 24 * HOUR_MS)),
  )
}

/**
 * The days that should have been compared before the newest one of `due` and were not: those of
 * `due`, and those between it and the last day that was compared before it.
 */
export function missedDays(
  due: readonly string[],
  { done, lastBefore }: { readonly done: ReadonlySet<string>; readonly lastBefore: string | null },
): string[] {
  const gap: string[] = []
  const newest = dayBefore(due[0]!)
  const last = lastBefore ?? newest
  for (let day = newest; day > last; day = dayBefore(day)) gap.unshift(day)
  return [...gap, ...due.slice(0, -1)].filter((one) => !done.has(one))
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 24 * HOUR_MS).toISOString().slice(0, 10)
