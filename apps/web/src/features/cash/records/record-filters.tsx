import { wallet } from '@jogada/contract'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { inputClasses, selectClasses } from '../../../components/field.tsx'
import type { RecordFilter } from '../wallet-queries.ts'
import type { PeriodChoice } from './period.ts'

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
        <div className="grid grid-cols-2 gap-8">
          {(['from', 'to'] as const).map((end) => (
            <Labelled key={end} label={t(end)}>
              {(id) => (
                <input
                  id={id}
                  type="date"
                  value={filter[end] ?? ''}
                  onChange={({ target }) => onFilter(without(filter, end, target.value))}
                  className={inputClasses}
                />
              )}
            </Labelled>
          ))}
        </div>
      )}
    </div>
  )
}

/** The filter with another value in one place, which an empty value clears. */
function without(filter: RecordFilter, name: keyof RecordFilter, value: string): RecordFilter {
  const { [name]: _, ...rest } = filter
  return value === '' ? rest : { ...rest, [name]: value }
}

type LabelledProps = {
  readonly label: string
  readonly children: (id: string) => ReactNode
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-4 block text-12 text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
