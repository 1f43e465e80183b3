/** A goal line in quarters: 2.25 is 9. */
export type Line = number & { readonly brand: 'Line' }

/** Brands quarters as a line. RangeError when not a whole number. */
export function line(quarters: number): Line {
  if (!Number.isInteger(quarters)) throw new RangeError('a line is a whole number of quarters')
  return quarters as Line
}

/** Reads `"2.5"`, `"2.25"`, `"-0.75"`, `"3"`; null for anything that is not a multiple of 0.25. */
export function parseLine(text: string): Line | null {
  if (!/^-?\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const quarters = Number(text) * 4
  return Number.isInteger(quarters) ? ((quarters + 0) as Line) : null
}

/** Two decimals, as market identities and texts carry it: `"2.50"`. */
export const formatLine = (value: Line): string => (value / 4).toFixed(2)

/**
 * The one or two lines, in halves of a goal, that a stake on `value` is laid on: a quarter line is
 * half the stake on each of its neighbours.
 */
export const halvesOf = (value: Line): readonly number[] =>
  value % 2 === 0 ? [value / 2] : [(value - 1) / 2, (value + 1) / 2]
