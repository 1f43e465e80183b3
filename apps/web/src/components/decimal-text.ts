/** A whole number of `10^-places` as a decimal with a comma: 5050 with 2 places is `50,50`. */
export function decimalText(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  return `${digits.slice(0, -places)},${digits.slice(-places)}`
}

/**
 * Reads a typed decimal, comma or point, as a whole number of `10^-places`; further digits are cut.
 * Null for anything else.
 */
export function readDecimal(text: string, places: number): number | null {
  const match = /^(\d{1,10})(?:[.,](\d*))?$/.exec(text.trim())
  if (!match) return null
  const fraction = (match[2] ?? '').slice(0, places).padEnd(places, '0')
  return Number(match[1]) * 10 ** places + Number(fraction)
}
