const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as an input shows it: the wall clock of Brasília, wherever the browser stands. */
export const wallClock = (instant: string | null): string =>
  instant === null || Number.isNaN(Date.parse(instant))
    ? ''
    : local.format(new Date(instant)).replace(' ', 'T')

const exact = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** As `wallClock` with its second, the begun one or the next whole one. */
export const exactClock = (instant: string, round: 'down' | 'up' = 'down'): string => {
  const ms = Date.parse(instant)
  if (Number.isNaN(ms)) return ''
  const whole = (round === 'up' ? Math.ceil(ms / 1000) : Math.floor(ms / 1000)) * 1000
  return exact.format(new Date(whole)).replace(' ', 'T')
}

/** The last minute that calls read; an input without an end takes years of six digits. */
export const LAST_CLOCK = '9999-12-31T23:59'
export const LAST_DAY = '9999-12-31'

const CLOCK = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?/

/** The instant that such a wall clock means, three hours behind UTC; null for none. */
export function instantAt(typed: unknown): string | null {
  const [clock] = (typeof typed === 'string' && CLOCK.exec(typed)) || []
  if (clock === undefined) return null
  const at = new Date(`${clock.length > 16 ? clock : `${clock}:00`}-03:00`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Whether an address names an instant. */
export const isInstant = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text))

/** Whether something was typed that is no day, as a year of five digits. */
export const isNoDay = (typed: string): boolean => typed !== '' && !/^\d{4}-\d\d-\d\d$/.test(typed)

/** Whether something was typed that is no instant: no call may take it for none. */
export const isNoClock = (typed: unknown): boolean =>
  typed !== '' && typed !== undefined && instantAt(typed) === null
