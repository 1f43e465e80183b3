const local = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The operator's calendar day that an instant lies in, `2026-11-20`; daily limits count by it. */
export const localDay = (at: Date): string => local.format(at)

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
