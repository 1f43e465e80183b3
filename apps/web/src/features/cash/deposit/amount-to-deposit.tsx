import { formatReais } from '@jogada/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

/** The amount of the chosen package, which is chosen below and never typed, and how it is paid. */
export function AmountToDeposit({ price }: { readonly price: string | undefined }) {
  const t = useTranslations('cash')
  const wallet = useTranslations('wallet')
  const id = useId()
  const typeId = useId()
  return (
    <div className="text-center">
      <label htmlFor={id} className="block text-14 text-soft">
        {t('amount')}
      </label>
      <input
        id={id}
        name="depositAmount"
        readOnly
        value={formatReais(price ?? '0')}
        className="figures w-full rounded-10 bg-transparent text-center text-40 leading-tight text-fg"
      />
      <p className="text-12 text-muted">
        <label htmlFor={typeId}>{wallet('type')}</label>{' '}
        <output id={typeId} name="depositType" className="text-soft">
          PIX
        </output>
      </p>
    </div>
  )
}
