import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { typedMoney } from './typed-money.ts'

export type MoneyInputProps = {
  readonly label: string
  readonly name?: string
  readonly value: Money
  readonly onChange: (value: Money) => void
  readonly onEnter?: () => void
  readonly disabled?: boolean
  /** The id of what says that the amount is wrong. */
  readonly errorId?: string | undefined
  readonly className?: string
}

/** An amount typed as centavos: digits come in from the right, so there is no comma to type. */
export function MoneyInput(props: MoneyInputProps) {
  const { label, name, value, onChange, onEnter, disabled, errorId, className = '' } = props
  const id = useId()
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return
    event.preventDefault()
    if (!event.repeat) onEnter()
  }
  return (
    <div
      className={`relative flex h-48 min-h-[44px] items-center rounded-10 border border-line-strong bg-page focus-within:border-primary ${errorId ? 'border-lose' : ''} ${className}`}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span aria-hidden="true" className="pl-12 text-14 text-muted">
        R$
      </span>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={formatReais(value, { bare: true })}
        onChange={(event) => onChange(typedMoney(event.target.value))}
        onKeyDown={enter}
        className="money h-full w-full min-w-0 bg-transparent pr-12 pl-6 text-right text-22 outline-none disabled:opacity-60"
      />
    </div>
  )
}
