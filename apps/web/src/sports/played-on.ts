import type { useFormatter } from 'use-intl'

type Format = ReturnType<typeof useFormatter>

/** The word "year", shortened: its dot would meet that of the sentence, and nobody misses it. */
const RUSSIAN_YEAR = /\sг\.$/

/** The day of a replayed match in words; a year alone where no more is known. */
export const playedOnText = (
  playedOn: string,
  format: Format,
  style: { readonly day: 'numeric' | '2-digit'; readonly month: 'long' | '2-digit' },
): string =>
  playedOn.length === 4
    ? playedOn
    : format
        .dateTime(new Date(`${playedOn.slice(0, 10)}T12:00:00Z`), {
          ...style,
          year: 'numeric',
          timeZone: 'UTC',
        })
        .replace(RUSSIAN_YEAR, '')
