import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { dayOf } from '../../components/period.ts'
import { useDay } from '../../platform/use-day.ts'
import { useSideName } from '../../sports/use-side-name.ts'
import { competitionsQuery } from './book-queries.ts'
import { ChipSelect } from './chip-select.tsx'
import { daysFrom, WITHIN_HOURS } from './list-days.ts'
import { ROW_MARKETS } from './row-markets.ts'

export type ListFilter = {
  readonly starred: boolean
  readonly competition?: string
  readonly date?: string
  readonly withinHours?: number
  readonly market?: string
}

/** Of the next hours, whatever their day. */
const WITHIN = 'within:'

export type ListFiltersProps = {
  readonly sport: string
  readonly when: 'live' | 'upcoming'
  readonly filter: ListFilter
  readonly onChange: (filter: ListFilter) => void
}

/** Favourites, date, competition and market, in a row that scrolls aside. */
export function ListFilters({ sport, when, filter, onChange }: ListFiltersProps) {
  const t = useTranslations('sport')
  const nameOf = useSideName()
  const { data } = useQuery(competitionsQuery(sport))
  const { starred, competition, date, withinHours, market } = filter
  const named = (data ?? []).filter((one) => one[when] > 0).map((one) => one.competition)
  const choice = competition === undefined ? named : [...new Set([...named, competition])]
  const set = (changes: Partial<ListFilter>, cleared: readonly (keyof ListFilter)[]) => {
    const kept = Object.entries(filter).filter(([name]) => !cleared.includes(name as 'date'))
    onChange({ starred, ...Object.fromEntries(kept), ...changes })
  }
  return (
    <div className="-mx-16 -mt-6 mb-12 flex gap-8 overflow-x-auto px-16 py-2 [scrollbar-width:none]">
      <button
        type="button"
        aria-pressed={starred}
        onClick={() => onChange({ ...filter, starred: !starred })}
        className="press flex h-40 min-h-[44px] shrink-0 items-center gap-6 rounded-full bg-card px-14 text-14 text-soft hover:bg-raised aria-pressed:bg-primary-soft aria-pressed:text-primary"
      >
        <Star className="size-16" fill={starred ? 'currentColor' : 'none'} aria-hidden="true" />
        {t('favouritesOnly')}
      </button>
      {when === 'upcoming' && (
        <DayChoice
          value={withinHours ? `${WITHIN}${withinHours}` : (date ?? '')}
          onChange={(chosen) => set(timeOf(chosen), ['date', 'withinHours'])}
        />
      )}
      {(named.length > 1 || competition !== undefined) && (
        <ChipSelect
          label={t('competition')}
          value={competition ?? ''}
          isSet={competition !== undefined}
          onChange={(name) => set(name ? { competition: name } : {}, ['competition'])}
          options={[
            { id: '', title: t('allCompetitions') },
            ...choice.map((id) => ({ id, title: nameOf(id) })),
          ]}
        />
      )}
      {ROW_MARKETS[sport] && (
        <ChipSelect
          label={t('market')}
          value={market ?? ''}
          isSet={market !== undefined}
          onChange={(key) => set(key ? { market: key } : {}, ['market'])}
          options={[
            { id: '', title: t('marketChoice.result') },
            ...ROW_MARKETS[sport].map(([name, id]) => ({ id, title: t(`marketChoice.${name}`) })),
          ]}
        />
      )}
    </div>
  )
}

function timeOf(chosen: string): Pick<ListFilter, 'date' | 'withinHours'> {
  if (chosen === '') return {}
  return chosen.startsWith(WITHIN)
    ? { withinHours: Number(chosen.slice(WITHIN.length)) }
    : { date: chosen }
}

type DayChoiceProps = { readonly value: string; readonly onChange: (day: string) => void }

function DayChoice({ value, onChange }: DayChoiceProps) {
  const t = useTranslations('sport')
  const format = useFormatter()
  const days = daysFrom(useDay(dayOf))
  const named = (day: string, at: number) => {
    if (at < 2) return at === 0 ? t('today') : t('tomorrow')
    return format.dateTime(new Date(`${day}T12:00:00Z`), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
  }
  return (
    <ChipSelect
      label={t('day')}
      value={value}
      isSet={value !== ''}
      onChange={onChange}
      options={[
        { id: '', title: t('anyDay') },
        ...WITHIN_HOURS.map((hours) => ({
          id: `${WITHIN}${hours}`,
          title: t('within', { hours }),
        })),
        ...days.map((day, at) => ({ id: day, title: named(day, at) })),
      ]}
    />
  )
}
