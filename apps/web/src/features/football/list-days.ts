import { dayOf } from '../../components/period.ts'

const DAYS = 8
const DAY_MS = 86_400_000

/** The next hours that the list can be narrowed to, whatever their day. */
export const WITHIN_HOURS: readonly number[] = [3, 12, 72]

export type TimeFilter = { readonly date?: string; readonly withinHours?: number }

/** A day as the address says it: itself, or the next hours as `12h`. */
export const dayOfFilter = ({ date, withinHours }: TimeFilter): string | null =>
  withinHours === undefined ? (date ?? null) : `${withinHours}h`

/** What a day of the address narrows the list to; nothing where it is over, or no choice. */
export function filterOfDay(day: string, today: string): TimeFilter {
  const withinHours = WITHIN_HOURS.find((hours) => `${hours}h` === day)
  if (withinHours !== undefined) return { withinHours }
  return daysFrom(today).includes(day) ? { date: day } : {}
}

/** The days that the list can be narrowed to, from the one named on, as `2026-11-21`. */
export const daysFrom = (today: string): readonly string[] => {
  const noonMs = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: DAYS }, (_, at) => dayOf(new Date(noonMs + at * DAY_MS)))
}
