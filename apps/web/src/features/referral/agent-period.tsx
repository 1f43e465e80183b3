import { useTranslations } from 'use-intl'
import { OwnDays } from '../../components/own-days.tsx'
import { PeriodSelect } from '../../components/period-select.tsx'
import { usePeriod } from '../../components/use-period.ts'
import type { ChosenDays } from '../../components/period.ts'

const PERIODS = ['today', 'week', 'month', 'thisMonth', 'own'] as const

export type AgentPeriodProps = {
  readonly days: ChosenDays
  readonly choose: (days: ChosenDays) => void
}

/** Narrows the tree to some days, and says when the play of a day is in it. */
export function AgentPeriod({ days, choose }: AgentPeriodProps) {
  const t = useTranslations('rewards')
  const [period, choosePeriod] = usePeriod(days, choose)
  return (
    <div className="mt-16 space-y-8">
      <PeriodSelect periods={PERIODS} period={period} choose={choosePeriod} />
      {period === 'own' && (
        <OwnDays
          days={days}
          choose={(end, day) => choose({ ...days, [end]: day === '' ? undefined : day })}
        />
      )}
      {period !== '' && <p className="text-12 text-muted">{t('periodNote')}</p>}
    </div>
  )
}
