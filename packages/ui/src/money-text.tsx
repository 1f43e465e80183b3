import type { Money } from '@jogada/core'
import { formatReais } from './money-format.ts'
import type { MoneyStyle } from './money-format.ts'

export type MoneyTextProps = MoneyStyle & {
  readonly amount: Money | string
  readonly className?: string
  /** Shows dots instead of the amount; screen readers hear that it is hidden. */
  readonly hidden?: boolean
  readonly hiddenLabel?: string
}

/** An amount of reais in the figures face with tabular digits, so that it never changes width. */
export function MoneyText({ amount, className, hidden, hiddenLabel, ...style }: MoneyTextProps) {
  const classes = `money${className ? ` ${className}` : ''}`
  if (hidden) {
    return (
      <span className={classes}>
        <span aria-hidden="true">R$&nbsp;••••</span>
        <span className="visually-hidden">{hiddenLabel}</span>
      </span>
    )
  }
  return <span className={classes}>{formatReais(amount, style)}</span>
}
