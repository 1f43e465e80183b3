import { localDay, startOfLocalDay } from '../../platform/local-day.ts'

const DAY_MS = 86_400_000
/** What a command of the last moment may take to be committed. */
const SETTLES_MS = 10 * 60_000
/** Until when of the next day's hours all files of a day must be taken; the law says 06:00. */
const LATE_AFTER_MS = 5 * 3_600_000
/** As far back as days are made that nobody made. */
const MOST_DAYS = 31

/** The day of the calendar after one. */
export const nextDay = (day: string): string => shifted(day, 1)

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const isLastOfMonth = (day: string): boolean => nextDay(day).endsWith('-01')

/** The last day of the operator that is over and settled. */
export const lastOver = (now: Date): string =>
  shifted(localDay(new Date(now.getTime() - SETTLES_MS)), -1)

/**
 * Days from the first owed one on that are over and not made, the oldest first; a month at most.
 */
export function daysToMake(now: Date, first: string, made: readonly string[]): readonly string[] {
  const end = lastOver(now)
  const earliest = shifted(end, -MOST_DAYS)
  const days: string[] = []
  for (let day = first < earliest ? earliest : first; day <= end; day = nextDay(day)) {
    if (!made.includes(day)) days.push(day)
  }
  return days
}

/** Whether the files of a day should have been taken by now. */
export const isLate = (day: string, now: Date): boolean =>
  now.getTime() >= startOfLocalDay(nextDay(day))!.getTime() + LATE_AFTER_MS
