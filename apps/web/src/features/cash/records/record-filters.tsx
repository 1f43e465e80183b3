import { wallet } from '@jogada/contract'
import { useTranslations } from 'use-intl'
import { selectClasses } from '../../../components/field.tsx'
import { Labelled } from '../../../components/labelled.tsx'
import { OwnDays } from '../../../components/own-days.tsx'
import type { RecordFilter } from '../wallet-queries.ts'
import type { PeriodChoice } from '../../../components/period.ts'

export type RecordFiltersProps = {
  readonly filter: RecordFilter
  readonly choice: PeriodChoice
  readonly onFilter: (part: RecordFilter) => void
  readonly onChoose: (choice: PeriodChoice) => void
}

const PERIODS = ['week', 'month', 'year', 'own'] as const

/** What is shown: type, status and period. */
export function RecordFilters({ filter, choice, onFilter, onChoose }: RecordFiltersProps) {
  const t = useTranslations('wallet')
  return (
    <div className="space-y-12">
      <div className="grid grid-cols-2 gap-8">
        <Labelled label={t('type')}>
          {(id) => (
            <select
              id={id}
              value={filter.type ?? ''}
              onChange={({ target }) => onFilter(without(filter, 'type', target.value))}
              className={selectClasses}
            >
              <option value="">{t('all')}</option>
              {wallet.recordTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`types.t${type}`)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label={t('status')}>
          {(id) => (
            <select
              id={id}
              value={filter.status ?? ''}
              onChange={({ target }) => onFilter(without(filter, 'status', target.value))}
              className={selectClasses}
            >
              <option value="">{t('all')}</option>
              {wallet.recordStatuses.map((status) => (
                <option key={status} value={status}>
                  {t(`statuses.s${status}`)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      <Labelled label={t('period')}>
        {(id) => (
          <select
            id={id}
            value={choice}
            onChange={({ target }) => onChoose(target.value as PeriodChoice)}
            className={selectClasses}
          >
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                {t(`periods.${period}`)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {choice === 'own' && (
        <OwnDays days={filter} choose={(end, day) => onFilter(without(filter, end, day))} />
      )}
    </div>
  )
}

/** The filter with another value in one place, which an empty value clears. */
function without(filter: RecordFilter, name: keyof RecordFilter, value: string): RecordFilter {
  const { [name]: _, ...rest } = filter
  return value === '' ? rest : { ...rest, [name]: value }
}
