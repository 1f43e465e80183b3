/** The first days of the windows that an instant lies in, as ISO dates. */
export type CalendarWindows = {
  readonly day: string
  readonly week: string
  readonly month: string
}

const timeZone = 'America/Sao_Paulo'
const local = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const quarterHourMs = 15 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Windows of the last instant asked: offsets of time zones are whole quarters of an hour. */
let known: { readonly quarter: number; readonly windows: CalendarWindows } | undefined

/** Calendar windows of the operator's time zone; weeks begin on Monday, as in ISO 8601. */
export function windowsAt(at: Date): CalendarWindows {
  const quarter = Math.floor(at.getTime() / quarterHourMs)
  if (known?.quarter !== quarter) known = { quarter, windows: windowsOn(local.format(at)) }
  return known.windows
}

function windowsOn(day: string): CalendarWindows {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return {
    day,
    week: new Date(midnight - daysSinceMonday * dayMs).toISOString().slice(0, 10),
    month: `${day.slice(0, 7)}-01`,
  }
}
