import { formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'

export type MoneyStyle = {
  /** `always` puts a plus sign before gains; the default signs only negative amounts. */
  readonly sign?: 'auto' | 'always'
  /** Leaves the `R$` out. */
  readonly bare?: boolean
}

/**
 * Shows an amount as pt_BR writes it, `R$ 1.234,56`, whatever the language of the page.
 * Takes the wire's decimal string or `Money`; a text that is no amount gives an en dash.
 */
export function formatReais(amount: Money | string, style: MoneyStyle = {}): string {
  const value = typeof amount === 'string' ? parseMoney(amount) : amount
  if (value === null) return '–'
  const [whole, cents] = formatMoney(value).replace('-', '').split('.') as [string, string]
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const symbol = style.bare ? '' : 'R$\u00a0'
  return `${signOf(value, style)}${symbol}${grouped},${cents}`
}

function signOf(value: Money, { sign }: MoneyStyle) {
  if (value < 0n) return '\u2212'
  return sign === 'always' && value > 0n ? '+' : ''
}
