import type { Money } from './money.ts'

const THOUSAND = 1_000
const MILLION = 1_000_000
const BILLION = 1_000_000_000
const CENTAVOS = 100n

/**
 * A count as it is shown where room is short: `value` goes before the `unit`, cut to one decimal.
 */
export type ShortCount = { readonly value: number; readonly unit: '' | 'K' | 'M' }

/** Thousands as K and millions as M, never rounded up: nobody is counted who is not there. */
export function shortCount(count: number): ShortCount {
  if (count < THOUSAND) return { value: count, unit: '' }
  if (count < MILLION) return { value: oneDecimal(count / THOUSAND), unit: 'K' }
  return { value: oneDecimal(count / MILLION), unit: 'M' }
}

const oneDecimal = (value: number) => Math.floor(value * 10) / 10

/**
 * An amount as a count-up shows it where room is short: `value` goes before the `unit`, cut
 * to one decimal.
 */
export type ShortReais = { readonly value: number; readonly unit: 'K+' | 'M+' | 'B+' }

/**
 * Reais as K+ from a thousand, M+ from a million and B+ from a thousand millions on, never rounded
 * up; null below a thousand, where every centavo is shown.
 */
export function shortReais(amount: Money): ShortReais | null {
  const reais = Number(amount / CENTAVOS)
  if (reais < THOUSAND) return null
  if (reais < MILLION) return { value: oneDecimal(reais / THOUSAND), unit: 'K+' }
  if (reais < BILLION) return { value: oneDecimal(reais / MILLION), unit: 'M+' }
  return { value: oneDecimal(reais / BILLION), unit: 'B+' }
}
