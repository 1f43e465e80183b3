import { MoneyText } from '@jogada/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { showToast } from '../../../overlays/toast.ts'
import { PageFailed } from '../../../components/page-card.tsx'
import { recordsQuery, statementQuery } from '../wallet-queries.ts'
import type { RecordFilter } from '../wallet-queries.ts'
import { downloadRecords } from './download-records.ts'
import { dayOf, periodOf } from '../../../components/period.ts'
import type { PeriodChoice } from '../../../components/period.ts'
import { useDay } from '../../../platform/use-day.ts'
import { RecordEntry } from './record-entry.tsx'
import { RecordFilters } from './record-filters.tsx'

/**
 * What happened to the player's money: filters, sums of the period, records, and a file of them.
 */
export function RecordsView() {
  const [choice, setChoice] = useState<PeriodChoice>('month')
  const [kept, setFilter] = useState<RecordFilter>({})
  const today = useDay(dayOf)
  const filter = choice === 'own' ? kept : { ...kept, ...periodOf(choice, today) }
  const choose = (next: PeriodChoice) => {
    setChoice(next)
    // days of one's own begin with those that are shown
    if (next === 'own') setFilter(filter)
  }
  const isBackwards = Boolean(filter.from && filter.to && filter.from > filter.to)
  return (
    <>
      <RecordFilters filter={filter} choice={choice} onFilter={setFilter} onChoose={choose} />
      {!isBackwards && (
        <>
          <Sums filter={filter} />
          <RecordList filter={filter} />
        </>
      )}
    </>
  )
}

function Sums({ filter }: { readonly filter: RecordFilter }) {
  const t = useTranslations('wallet')
  const { data, isError, refetch } = useQuery(statementQuery(filter))
  if (!data) {
    return isError ? (
      <PageFailed retry={() => void refetch()} />
    ) : (
      <Skeleton className="mt-14 h-88" />
    )
  }
  const sums = [
    ['opening', data.opening, ''],
    ['closing', data.closing, ''],
    ['credits', data.credits, 'text-win'],
    ['debits', data.debits, 'text-lose'],
  ] as const
  return (
    <dl className="mt-14 grid grid-cols-2 gap-x-14 gap-y-8 rounded-14 border border-line p-14">
      {sums.map(([name, amount, tone]) => (
        <div key={name}>
          <dt className="text-12 text-muted">{t(name)}</dt>
          <dd>
            <MoneyText amount={amount} className={`text-18 ${tone}`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function RecordList({ filter }: { readonly filter: RecordFilter }) {
  const t = useTranslations('wallet')
  const pages = useInfiniteQuery(recordsQuery(filter))
  const records = pages.data?.pages.flatMap((page) => page.records)
  if (!records) {
    if (pages.isError) return <PageFailed retry={() => void pages.refetch()} />
    return <Skeleton className="mt-14 h-320" />
  }
  return (
    <div className="mt-14">
      {records.length === 0 ? (
        <p className="py-32 text-center text-14 text-muted">{t('empty')}</p>
      ) : (
        <ul className="space-y-8">
          {records.map((record) => (
            <li key={record.recordId}>
              <RecordEntry record={record} />
            </li>
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button
          look="quiet"
          className="mt-12 w-full"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {records.length > 0 && <DownloadButton filter={filter} />}
    </div>
  )
}

function DownloadButton({ filter }: { readonly filter: RecordFilter }) {
  const t = useTranslations('wallet')
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await downloadRecords(filter).catch(() => showToast(t('downloadFailed')))
    setBusy(false)
  }
  return (
    <Button look="outline" className="mt-12 w-full" disabled={busy} onClick={() => void download()}>
      <Download className="size-18" aria-hidden="true" />
      {t(busy ? 'downloading' : 'download')}
    </Button>
  )
}
