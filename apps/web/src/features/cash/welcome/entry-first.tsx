import type { LimitsView } from '@jogada/contract/limits'
import { useTranslations } from 'use-intl'
import { StepRow } from './step-row.tsx'
import { entryTitles, useEntryWays } from './entry-steps.ts'

/** What the licence asks before a deposit, in the place of the deposit. */
export function EntryFirst({ entry }: Pick<LimitsView, 'entry'>) {
  const t = useTranslations('offers')
  const ways = useEntryWays()
  const next = entry.find(({ state }) => state === 'open')?.step
  return (
    <>
      <p className="text-14 leading-snug text-soft">{t('stepsFirst')}</p>
      <ol className="mt-12 space-y-10">
        {entry.map(({ step, state }) => (
          <StepRow
            key={step}
            title={t(entryTitles[step])}
            state={state}
            go={step === next ? ways[step] : undefined}
          />
        ))}
      </ol>
    </>
  )
}
