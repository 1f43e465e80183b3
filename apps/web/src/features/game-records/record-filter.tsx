import { BET_STATES } from '@jogada/core/sports/codes'
import { useTranslations } from 'use-intl'
import { selectClasses } from '../../components/field.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { OwnDays } from '../../components/own-days.tsx'
import { PeriodSelect } from '../../components/period-select.tsx'
import { usePeriod } from '../../components/use-period.ts'
import { RECORDED_GAMES, STATUSES, useGameName } from './record-words.ts'

/**
 * What of the records is shown; whatever is left out narrows nothing. Days are the
 * operator's, both included.
 */
export type RecordsFilter = {
  readonly game?: string | undefined
  readonly status?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type RecordFilterProps = {
  readonly filter: RecordsFilter
  readonly choose: (filter: RecordsFilter) => void
}

type Props = RecordFilterProps & {
  /** Games that the records shown are of. */
  readonly played: readonly string[]
}

/**
 * Codes in which a record can stand, in the order of its life; 1000 is only said of a bet as
 * it is taken.
 */
const CHOICES = [-10, 0, 10, 21, 11, 20, 90, 9999, 8888, -1, 4, -11] as const

/** Two codes of the specification that read the same. */
const SAME_WORDS: ReadonlySet<number> = new Set([BET_STATES.rejected, BET_STATES.failed])

const PERIODS = ['week', 'month', 'year', 'own'] as const

/** Narrows the records to a game, to a status, and to some days. */
export function RecordFilter({ filter, choose, played }: Props) {
  const t = useTranslations()
  const { from: _from, to: _to, ...rest } = filter
  const choiceText = (code: (typeof CHOICES)[number]) => {
    const label = t(`gameRecords.${STATUSES[code].key}`)
    return SAME_WORDS.has(code) ? t('gameRecords.codeText', { label, code: String(code) }) : label
  }
  const [period, choosePeriod] = usePeriod(filter, (days) => choose({ ...rest, ...days }))
  return (
    <div className="space-y-12">
      <Games filter={filter} choose={choose} played={played} />
      <div className="grid grid-cols-2 gap-8">
        <Labelled label={t('wallet.status')}>
          {(id) => (
            <select
              id={id}
              value={filter.status ?? ''}
              onChange={({ target }) => choose(withPart(filter, 'status', target.value))}
              className={selectClasses}
            >
              <option value="">{t('wallet.all')}</option>
              {CHOICES.map((code) => (
                <option key={code} value={code}>
                  {choiceText(code)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <PeriodSelect periods={PERIODS} period={period} choose={choosePeriod} />
      </div>
      {period === 'own' && (
        <OwnDays days={filter} choose={(end, day) => choose(withPart(filter, end, day))} />
      )}
    </div>
  )
}

/** The filter with another value in one place, which an empty value clears. */
function withPart(filter: RecordsFilter, name: keyof RecordsFilter, value: string): RecordsFilter {
  const { [name]: _, ...rest } = filter
  if (value === '') return rest
  return { ...rest, [name]: name === 'status' ? Number(value) : value }
}

function Games({ filter, choose, played }: Props) {
  const t = useTranslations('gameRecords')
  const nameOf = useGameName()
  const chosen = filter.game === undefined ? [] : [filter.game]
  const games = new Set([...RECORDED_GAMES, ...chosen, ...played])
  return (
    <fieldset
      aria-label={t('filter')}
      className="-mx-16 flex min-w-0 gap-6 overflow-x-auto px-16 [scrollbar-width:none]"
    >
      {[undefined, ...games].map((game) => (
        <button
          key={game ?? 'all'}
          type="button"
          aria-pressed={game === filter.game}
          onClick={() => choose(withPart(filter, 'game', game ?? ''))}
          className="press h-40 min-h-[44px] shrink-0 rounded-full bg-raised px-14 text-14 text-soft aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
        >
          {game ? nameOf(game) : t('all')}
        </button>
      ))}
    </fieldset>
  )
}
