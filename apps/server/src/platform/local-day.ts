const local = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const HOUR_MS = 3_600_000

let lastHour = NaN
let lastDay = ''

/** The operator's calendar day that an instant lies in, `2026-11-20`; daily limits count by it. */
export function localDay(at: Date): string {
  // São Paulo keeps whole hours from UTC, so that a day never begins within an hour
  const hour = Math.floor(at.getTime() / HOUR_MS)
  if (hour !== lastHour) {
    lastDay = local.format(at)
    lastHour = hour
  }
  return lastDay
}

const OFFSETS_HOURS = [2, 3, 4]

/** The instant at which a calendar day of the operator begins; null for no day of the calendar. */
export function startOfLocalDay(day: string): Date | null {
  for (const hours of OFFSETS_HOURS) {
    const start = new Date(`${day}T0${hours}:00:00Z`)
    if (Number.isNaN(start.getTime())) return null
    const before = new Date(start.getTime() - 1)
    if (localDay(start) === day && localDay(before) !== day) return start
  }
  return null
}
