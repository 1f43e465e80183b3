import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { inputClasses } from '../../../components/field.tsx'
import { typedMoney } from '../../../components/typed-money.ts'
import { availableOf, minimumOf, minimumText } from './withdraw-checks.ts'
import type { WithdrawLimits } from './withdraw-checks.ts'

export type WithdrawAmountProps = {
  readonly limits: WithdrawLimits
  readonly amount: Money
  /** The balance, when what was typed had to be cut down to it. */
  readonly clampedTo: Money | null
  readonly onType: (amount: Money) => void
  readonly onMax: () => void
}

/** The amount, typed in centavos from the right, never above the balance. */
export function WithdrawAmount({ limits, amount, clampedTo, onType, onMax }: WithdrawAmountProps) {
  const t = useTranslations('cash')
  const id = useId()
  const minimum = minimumOf(limits)
  const available = availableOf(limits)
  const range =
    available < minimum
      ? t('belowMinimum', { limit: minimumText(minimum) })
      : t('range', { minimum: formatReais(minimum), maximum: formatReais(available) })
  return (
    <div>
      <label htmlFor={id} className="mb-6 block text-14 text-soft">
        {t('withdrawAmount')}
      </label>
      <div className="relative">
        <input
          id={id}
          name="withdrawalMoney"
          inputMode="numeric"
          autoComplete="off"
          placeholder={formatReais('0')}
          value={amount === 0n ? '' : formatReais(amount)}
          onChange={(event) => onType(typedMoney(event.target.value))}
          aria-describedby={`${id}n`}
          className={`${inputClasses} figures h-56! pr-80 text-28!`}
        />
        <button
          type="button"
          aria-label={t('maxLabel')}
          onClick={onMax}
          className="press absolute inset-y-6 right-6 rounded-6 bg-raised px-14 text-14 font-[600] text-interactive hover:bg-pressed"
        >
          {t('max')}
        </button>
      </div>
      <p id={`${id}n`} aria-live="polite" className="mt-4 min-h-18 text-12 text-muted">
        {clampedTo === null ? (
          range
        ) : (
          <span className="text-pending">{t('clamped', { amount: formatReais(clampedTo) })}</span>
        )}
      </p>
    </div>
  )
}
