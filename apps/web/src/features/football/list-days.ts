const DAYS = 8
const DAY_MS = 86_400_000

/** Where the days of the event list begin and end. */
const LIST_ZONE = 'America/Sao_Paulo'

/** The days that the list can be narrowed to, from today on, as `2026-11-21`. */
export const daysFrom = (now: Date): readonly string[] => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: LIST_ZONE })
  return Array.from({ length: DAYS }, (_, at) => format.format(now.getTime() + at * DAY_MS))
}
