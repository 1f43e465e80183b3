import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { MoneyInput } from '../../../components/money-input.tsx'
import type { TransferLimits } from '../wallet-queries.ts'

type TransferAmountProps = {
  readonly limits: TransferLimits
  readonly amount: Money
  readonly onChange: (amount: Money) => void
  /** What says that the form cannot be sent, if something does. */
  readonly errorId: string | undefined
}

/** The words of how much one transfer may be, and how many are left today. */
export const rangeOf = ({ minimum, maximum, leftToday }: TransferLimits) => ({
  minimum: formatReais(minimum),
  maximum: formatReais(maximum),
  count: String(leftToday),
})

/** How much, below what the player has and what a transfer may be. */
export function TransferAmount({ limits, amount, onChange, errorId }: TransferAmountProps) {
  const t = useTranslations('wallet')
  return (
    <div>
      <p aria-hidden="true" className="mb-6 text-14 text-soft">
        {t('transferAmount')}
      </p>
      <MoneyInput
        label={t('transferAmount')}
        name="transferAmount"
        value={amount}
        onChange={onChange}
        errorId={errorId}
      />
      <p className="mt-4 text-12 text-muted">
        {t('available', { amount: formatReais(limits.available) })}
      </p>
      <p className="text-12 text-muted">{t('range', rangeOf(limits))}</p>
    </div>
  )
}
