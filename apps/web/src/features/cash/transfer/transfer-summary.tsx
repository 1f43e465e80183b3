import type { Money } from '@jogada/core'
import { MoneyText, formatReais } from '@jogada/ui'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { TransferLimits } from '../wallet-queries.ts'
import type { Recipient } from './use-transfer.ts'

export type TransferSummaryProps = {
  readonly recipient: Recipient
  readonly amount: Money
  readonly limits: TransferLimits
}

/** Who gets how much, and that it cannot be taken back. */
export function TransferSummary({ recipient, amount, limits }: TransferSummaryProps) {
  const t = useTranslations('wallet')
  return (
    <>
      <dl className="space-y-8 rounded-14 bg-raised p-14">
        <div>
          <dt className="text-12 text-muted">{t('recipient')}</dt>
          <dd className="text-18 font-[560]">{recipient.name}</dd>
          <dd className="truncate text-12 text-muted">{recipient.transferUser}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('amount')}</dt>
          <dd>
            <MoneyText amount={amount} className="text-28 leading-none" />
          </dd>
        </div>
      </dl>
      <p className="flex gap-10 rounded-10 bg-pending/12 p-12 text-14 leading-snug text-pending">
        <TriangleAlert className="size-20 shrink-0" aria-hidden="true" />
        <span>
          {t('irreversible')}
          {recipient.isNew && (
            <span className="mt-4 block">
              {t('newRecipient', {
                amount: formatReais(limits.newRecipientMaximum),
                hours: String(limits.newRecipientHours),
              })}
            </span>
          )}
        </span>
      </p>
    </>
  )
}
