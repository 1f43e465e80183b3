import { parseMoney, parseOdds } from '@jogada/core'
import type { Money, Odds } from '@jogada/core'
import * as z from 'zod/mini'

/** Money in an answer: a decimal string with two places, `"100.00"`. */
export const moneyText = z.string()

/** Odds in an answer: a decimal string, `"1.95"`. */
export const oddsText = z.string()

/** An instant in an answer: ISO 8601 in UTC. */
export const instant = z.string()

/** Money in a request: a decimal string or a number, read exactly; never negative. */
export const moneyInput = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context): Money => {
    const amount = parseMoney(String(value))
    if (amount === null || amount < 0n) {
      context.issues.push({ code: 'custom', input: value, message: 'money' })
      return z.NEVER
    }
    return amount
  }),
)

/** Odds in a request, as the player saw them. */
export const oddsInput = z.pipe(
  z.string(),
  z.transform((value, context): Odds => {
    const price = parseOdds(value)
    if (price === null) {
      context.issues.push({ code: 'custom', input: value, message: 'odds' })
      return z.NEVER
    }
    return price
  }),
)

const lowerTrimmed = z.pipe(
  z.string(),
  z.transform((text) => text.trim().toLowerCase()),
)

/** An e-mail address, trimmed and lower-cased before it is checked. */
export const email = z.pipe(lowerTrimmed, z.string().check(z.email(), z.maxLength(254)))

/** Short free text: no control characters, at most `max` characters, trimmed. */
export const text = (max: number, min = 0) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.trim()),
    ),
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
    z.string().check(z.minLength(min), z.maxLength(max), z.regex(/^[^\u0000-\u001f\u007f]*$/)),
  )

/** Whatever a player typed as user name at login; lower-cased, not otherwise judged. */
export const loginName = z.pipe(lowerTrimmed, text(254, 1))

/** A whole number that may arrive as a form string. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(z.regex(/^-?\d{1,9}$/)), z.number()]),
      z.transform((value) => Number(value)),
    ),
    z.int().check(z.minimum(min), z.maximum(max)),
  )

/** A 0/1 flag that may arrive as a form string. */
export const flag = z.pipe(
  z.union([z.literal('0'), z.literal('1'), z.literal(0), z.literal(1)]),
  z.transform((value) => Number(value) as 0 | 1),
)

const LARGEST_ID = String(2n ** 63n - 1n)

/** Ids of our own rows travel as decimal strings; what no row can have is refused. */
export const idText = z.string().check(
  z.regex(/^\d{1,19}$/),
  z.refine((id) => id.length < LARGEST_ID.length || id <= LARGEST_ID),
)

/** A day of the calendar, `2026-11-21`; a day that no month has is refused. */
export const calendarDay = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => {
    const [year, month, date] = day.split('-').map(Number)
    const read = new Date(Date.UTC(year!, month! - 1, date))
    return year! > 0 && read.getUTCMonth() === month! - 1 && read.getUTCDate() === date
  }),
)
