export type Cell = string | number | boolean | null

/** What a spreadsheet may take for the beginning of a formula, also behind spaces. */
// oxlint-disable-next-line no-control-regex -- what stands before a formula unseen
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
/**
 * The same behind what a spreadsheet of another country may take for the end of a cell; quotes that
 * begin such a cell are dropped when it is read.
 */
const INNER_FORMULA = /([;\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * A cell that no spreadsheet takes for a formula (OWASP, CSV injection), quoted where RFC 4180
 * asks. An apostrophe stands before what could be one.
 */
export function csvCell(value: Cell): string {
  const text = value === null ? '' : String(value)
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  const safe = (FORMULA.test(text) ? `'${text}` : text).replaceAll(INNER_FORMULA, "$1'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a file, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`
