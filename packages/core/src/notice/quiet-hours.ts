/**
 * Hours of the day in which nobody is told of what can wait; over midnight where `to`
 * comes before `from`.
 */
export type QuietHours = {
  /** Minutes after midnight, 0 to 1439. */
  readonly from: number
  readonly to: number
  /** Where the day is counted, by its IANA name. */
  readonly timeZone: string
}

const DAY = 1440
const MINUTE_MS = 60_000

/** When the quiet hours that `at` lies in are over; null outside them, and where `from` is `to`. */
export function quietUntil(at: Date, { from, to, timeZone }: QuietHours): Date | null {
  const since = (minuteOfDay(at, timeZone) - from + DAY) % DAY
  const lasting = (to - from + DAY) % DAY
  if (since >= lasting) return null
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  return new Date((minute + lasting - since) * MINUTE_MS)
}

/** Whether days can be counted by this name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return true
  } catch {
    return false
  }
}

function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: 'hour' | 'minute') => Number(parts.find((one) => one.type === type)!.value)
  return part('hour') * 60 + part('minute')
}
