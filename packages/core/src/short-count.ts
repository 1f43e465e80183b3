const THOUSAND = 1_000
const MILLION = 1_000_000

/** A count as it is shown where room is short: `value` goes before the `unit`, cut to one decimal. */
export type ShortCount = { readonly value: number; readonly unit: '' | 'K' | 'M' }

/** Thousands as K and millions as M, never rounded up: nobody is counted who is not there. */
export function shortCount(count: number): ShortCount {
  if (count < THOUSAND) return { value: count, unit: '' }
  if (count < MILLION) return { value: oneDecimal(count / THOUSAND), unit: 'K' }
  return { value: oneDecimal(count / MILLION), unit: 'M' }
}

const oneDecimal = (value: number) => Math.floor(value * 10) / 10
