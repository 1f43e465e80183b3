import { limits } from '@jogada/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { randomUuid } from '../../platform/random-id.ts'
import { limitsQuery } from '../../session/limits-query.ts'

const DAYS = [1, 3, 7, 14, 30, 42] as const
const MONTHS = [1, 3, 6, 12, 0] as const

type Choice =
  | { readonly days: (typeof DAYS)[number] }
  | { readonly months: (typeof MONTHS)[number] }

const stop = (choice: Choice) => {
  const options = { idempotencyKey: randomUuid(), failure: 'here' } as const
  return 'days' in choice
    ? request(limits.pausePlay, { body: choice }, options)
    : request(limits.excludeOneself, { body: choice }, options)
}

/** Breaks and self-exclusion; each asks once more, because nobody makes one shorter. */
export function Pauses({ onStopped }: { readonly onStopped: () => void }) {
  const t = useTranslations('limits')
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const confirm = useMutation({
    mutationFn: stop,
    onSuccess: (data) => {
      queryClient.setQueryData(limitsQuery.queryKey, data)
      setChosen(null)
      onStopped()
    },
  })
  const nameOf = (choice: Choice) =>
    'days' in choice
      ? t('days', { days: choice.days })
      : choice.months === 0
        ? t('forGood')
        : t('months', { months: choice.months })
  const choices = (list: readonly Choice[]) => (
    <div className="mt-8 flex flex-wrap gap-8">
      {list.map((choice) => (
        <Button
          key={nameOf(choice)}
          look="outline"
          className="min-h-[44px]"
          disabled={confirm.isPending}
          onClick={() => setChosen(choice)}
        >
          {nameOf(choice)}
        </Button>
      ))}
    </div>
  )
  return (
    <section aria-labelledby="limits-stop">
      <h2 id="limits-stop" className="text-18 font-[620]">
        {t('stop')}
      </h2>
      <p className="mt-4 text-14 leading-snug text-soft">{t('stopLead')}</p>
      <h3 className="mt-16 text-14 font-[600]">{t('pause')}</h3>
      {choices(DAYS.map((days) => ({ days })))}
      <h3 className="mt-16 text-14 font-[600]">{t('exclude')}</h3>
      {choices(MONTHS.map((months) => ({ months })))}
      {chosen && (
        <div role="alertdialog" aria-label={t('stop')} className="mt-16 rounded-10 bg-raised p-16">
          <p className="text-14 leading-snug">{t('confirmLead', { length: nameOf(chosen) })}</p>
          <div className="mt-12 grid grid-cols-2 gap-8">
            <Button look="outline" disabled={confirm.isPending} onClick={() => setChosen(null)}>
              {t('back')}
            </Button>
            <Button disabled={confirm.isPending} onClick={() => confirm.mutate(chosen)}>
              {t('confirm')}
            </Button>
          </div>
          {confirm.error && (
            <p role="alert" className="mt-8 text-14 text-lose">
              {wordsOf(confirm.error) || t('failed')}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
