import { formatReais } from '@jogada/ui'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { PageFailed } from '../../components/page-card.tsx'
import { ClosingForm } from './closing-form.tsx'
import { useClosing } from './use-closing.ts'

const WHEN = { dateStyle: 'short', timeStyle: 'short' } as const

/** Closes the account: first what is received and lost, then the password. */
export function CloseAccount() {
  const t = useTranslations()
  const format = useFormatter()
  const [isAsking, setAsking] = useState(false)
  const [pwd, setPwd] = useState('')
  const { data, readAgain, ...closing } = useClosing()
  return (
    <section aria-labelledby="close-account">
      <h3 id="close-account" className="text-16 font-[620]">
        {t('care.closeTitle')}
      </h3>
      {data?.state === 'closing' ? (
        <output className="mt-4 block rounded-10 bg-raised p-12 text-14 leading-snug">
          {t(`care.closingWaits.${data.waitsFor ?? 'bank'}`, {
            amount: formatReais(data.waitsFor === 'player' ? data.cash : data.withdrawing),
          })}
          {data.reviewBy && (
            <> {t('care.closingBy', { at: format.dateTime(new Date(data.reviewBy), WHEN) })}</>
          )}
        </output>
      ) : (
        <p className="mt-4 text-14 leading-snug text-soft">{t('care.closeLead')}</p>
      )}
      {readAgain && <PageFailed retry={readAgain} />}
      {data?.state === 'open' && !isAsking && (
        <Button look="danger" className="mt-12 w-full" onClick={() => setAsking(true)}>
          {t('care.closeAction')}
        </Button>
      )}
      {data?.state === 'open' && isAsking && (
        <ClosingForm
          state={data}
          closing={closing}
          pwd={pwd}
          onPwd={setPwd}
          onBack={() => setAsking(false)}
        />
      )}
    </section>
  )
}
