import { dayOf } from '../../components/period.ts'

const DAYS = 8
const DAY_MS = 86_400_000

/** The days that the list can be narrowed to, from the one named on, as `2026-11-21`. */
export const daysFrom = (today: string): readonly string[] => {
  const noonMs = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: DAYS }, (_, at) => dayOf(new Date(noonMs + at * DAY_MS)))
}
