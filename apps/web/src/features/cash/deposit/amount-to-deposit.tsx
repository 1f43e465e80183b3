import { formatReais } from '@jogada/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

/** The amount of the chosen package; it is chosen below, never typed. */
export function AmountToDeposit({ price }: { readonly price: string | undefined }) {
  const t = useTranslations('cash')
  const id = useId()
  return (
    <div className="text-center">
      <label htmlFor={id} className="block text-14 text-soft">
        {t('amount')}
      </label>
      <input
        id={id}
        readOnly
        value={formatReais(price ?? '0')}
        className="figures w-full rounded-10 bg-transparent text-center text-40 leading-tight text-fg"
      />
    </div>
  )
}
