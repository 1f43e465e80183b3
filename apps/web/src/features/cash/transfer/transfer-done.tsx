import { formatReais } from '@jogada/ui'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import type { Sent } from './use-transfer.ts'

export type TransferDoneProps = { readonly sent: Sent; readonly onAgain: () => void }

/** Says that the money is on its way, and where it can be followed. */
export function TransferDone({ sent, onAgain }: TransferDoneProps) {
  const t = useTranslations('wallet')
  const navigate = useNavigate()
  return (
    <output className="block py-20 text-center">
      <CircleCheck className="mx-auto size-56 text-win" aria-hidden="true" />
      <h2 className="mt-12 text-22 font-[640]">{t('done')}</h2>
      <p className="mt-4 text-16 text-soft">
        {t('doneLead', { amount: formatReais(sent.amount), name: sent.name })}
      </p>
      <div className="mt-20 grid gap-8">
        <Button onClick={() => void navigate({ to: '/registros', search: {} })}>
          {t('toRecords')}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </output>
  )
}
