import { useTranslations } from 'use-intl'
import { selectClasses } from './field.tsx'
import { Labelled } from './labelled.tsx'
import type { PeriodChoice } from './period.ts'

export type PeriodSelectProps = {
  readonly periods: readonly PeriodChoice[]
  readonly period: PeriodChoice | ''
  readonly choose: (period: PeriodChoice | '') => void
}

/** The choice of all time or one of some periods. */
export function PeriodSelect({ periods, period, choose }: PeriodSelectProps) {
  const t = useTranslations('wallet')
  return (
    <Labelled label={t('period')}>
      {(id) => (
        <select
          id={id}
          value={period}
          onChange={({ target }) => choose(target.value as PeriodChoice | '')}
          className={selectClasses}
        >
          <option value="">{t('all')}</option>
          {periods.map((one) => (
            <option key={one} value={one}>
              {t(`periods.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
