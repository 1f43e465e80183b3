import { Refusal } from './refusal.ts'
import { localDay, startOfLocalDay } from './local-day.ts'

const DAY_AND_A_BIT_MS = 26 * 3_600_000

/** From the first instant of a period to the first one after it; open where no day is named. */
export type Period = { readonly from?: Date | undefined; readonly to?: Date | undefined }

/** Reads calendar days, both included. Refuses what is no day with `invalid_input`. */
export function readPeriod(given: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): Period {
  const from = given.from === undefined ? undefined : startOf(given.from, 'from')
  const last = given.to === undefined ? undefined : startOf(given.to, 'to')
  if (from && last && from > last) throw new Refusal('invalid_input', { fields: 'from, to' })
  return { from, to: last && nextDay(last) }
}

function startOf(day: string, field: string): Date {
  const start = startOfLocalDay(day)
  if (!start) throw new Refusal('invalid_input', { fields: field })
  return start
}

// days of summer time have 23 or 25 hours
const nextDay = (start: Date): Date =>
  startOf(localDay(new Date(start.getTime() + DAY_AND_A_BIT_MS)), 'to')
