/** Thousands apart, by the mark that does not begin the cents. */
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+(?:,\d{1,2})?|(?:,\d{3})+(?:\.\d{1,2})?)$/

/**
 * An amount as calls want it: `7,5` is `7.50`, `1.000` is `1000.00`, and nothing is `0.00`. What is
 * none stays none.
 */
export function amountOf(typed: unknown): string {
  let text = String(typed).trim()
  if (GROUPED.test(text)) text = text.replaceAll(/[.,](?=\d{3})/g, '')
  const [whole = '', cents = '', ...more] = text.replace(',', '.').split('.')
  return more.length > 0 ? text : `${whole || '0'}.${cents.padEnd(2, '0')}`
}

/** Whether calls can read it. */
export const isAmount = (amount: string): boolean => /^\d{1,12}\.\d{2}$/.test(amount)

const DECIMAL = /^\d{1,9}(?:[.,]\d{1,9})?$/

/**
 * A number typed with a comma or a point, counted in parts of one: `7,5` is 750 hundredths. NaN for
 * what is no such number or is finer than a part.
 */
export function partsOf(typed: string, parts: number): number {
  const text = typed.trim()
  if (!DECIMAL.test(text)) return Number.NaN
  const exact = Number(text.replace(',', '.')) * parts
  const near = Math.round(exact)
  return Math.abs(exact - near) < 1e-6 ? near : Number.NaN
}
