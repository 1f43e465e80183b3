import type { YearStatement } from '@jogada/contract/yearly'
import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { inputClasses } from '../../components/field.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { PageFailed } from '../../components/page-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { showToast } from '../../overlays/toast.ts'
import { Paper } from './paper.tsx'
import { Statement } from './statement.tsx'
import { downloadYear, paperOf, yearQuery, yearsQuery } from './yearly-queries.ts'

/** What the player staked and won in a year, on the screen, on paper and as a file. */
export function YearlyView() {
  const t = useTranslations('yearly')
  const years = useQuery(yearsQuery)
  const [chosen, setChosen] = useState<string>()
  if (!years.data) {
    if (years.isError) return <PageFailed retry={() => void years.refetch()} />
    return <Skeleton className="h-320" />
  }
  // the year that is over is the one that is asked for; a new player has only this one
  const year = chosen ?? (years.data.find(({ soFar }) => !soFar) ?? years.data[0]!).year
  return (
    <>
      <p className="mb-14 text-14 text-soft">{t('lead')}</p>
      <Labelled label={t('choose')}>
        {(id) => (
          <select
            id={id}
            value={year}
            onChange={({ target }) => setChosen(target.value)}
            className={inputClasses}
          >
            {years.data.map((one) => (
              <option key={one.year} value={one.year}>
                {one.soFar ? t('soFarYear', { year: one.year }) : one.year}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Year key={year} year={year} />
    </>
  )
}

function Year({ year }: { readonly year: string }) {
  const { data, isError, refetch } = useQuery(yearQuery(year))
  if (!data) {
    if (isError) return <PageFailed retry={() => void refetch()} />
    return <Skeleton className="mt-14 h-320" />
  }
  return (
    <>
      <Statement statement={data} />
      <Documents year={year} />
    </>
  )
}

function Documents({ year }: { readonly year: string }) {
  const t = useTranslations('yearly')
  const [busy, setBusy] = useState<'paper' | 'download'>()
  const [paper, setPaper] = useState<YearStatement>()
  const done = useCallback(() => setPaper(undefined), [])
  const prepare = async (which: 'paper' | 'download') => {
    setBusy(which)
    const work = which === 'paper' ? paperOf(year).then(setPaper) : downloadYear(year)
    await work.catch(() => showToast(t('downloadFailed')))
    setBusy(undefined)
  }
  const buttons = [
    ['paper', Printer],
    ['download', Download],
  ] as const
  return (
    <div className="mt-14 grid gap-8 sm:grid-cols-2">
      {buttons.map(([which, Icon]) => (
        <Button
          key={which}
          look="outline"
          disabled={busy !== undefined}
          onClick={() => void prepare(which)}
        >
          <Icon className="size-18" aria-hidden="true" />
          {t(busy === which ? 'preparing' : which)}
        </Button>
      ))}
      {paper && <Paper statement={paper} onDone={done} />}
    </div>
  )
}
