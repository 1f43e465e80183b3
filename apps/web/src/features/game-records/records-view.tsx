import type { GameRecord } from '@jogada/contract/casino'
import { MoneyText } from '@jogada/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight, Dices, ShieldCheck } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Empty } from '../../components/empty.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { RecordFilter } from './record-filter.tsx'
import type { RecordFilterProps } from './record-filter.tsx'
import { recordsQuery } from './record-queries.ts'
import { STATUSES, TONES, resultText, useGameName } from './record-words.ts'

/**
 * What the player played, newest first, narrowed by game, status and day; each opens its detail.
 */
export function RecordsView({ filter, choose }: RecordFilterProps) {
  const t = useTranslations()
  const query = useInfiniteQuery(recordsQuery(filter))
  const records = query.data?.pages.flatMap((page) => page.records)
  return (
    <div className="space-y-12">
      <RecordFilter
        filter={filter}
        choose={choose}
        played={records?.map(({ game }) => game) ?? []}
      />
      {query.isError && !records && (
        <div className="flex items-center justify-between gap-12 rounded-14 bg-raised p-16">
          <p className="text-14 text-muted">{t('gameRecords.loadFailed')}</p>
          <Button look="quiet" size="small" onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {query.isPending && <Skeleton className="h-400" />}
      {records?.length === 0 && <Empty icon={Dices} text={t('gameRecords.none')} />}
      <ul className="space-y-6">
        {records?.map((record) => (
          <li key={record.recordId}>
            <Row record={record} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          look="quiet"
          className="w-full"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('gameRecords.more')}
        </Button>
      )}
      <Button
        look="outline"
        className="w-full"
        onClick={() => openOverlay({ id: 'fairness', params: {} })}
      >
        <ShieldCheck className="size-18" aria-hidden="true" />
        {t('gameRecords.proof')}
      </Button>
    </div>
  )
}

function Row({ record }: { readonly record: GameRecord }) {
  const t = useTranslations('gameRecords')
  const format = useFormatter()
  const nameOf = useGameName()
  const { key, tone } = STATUSES[record.status]
  return (
    <button
      type="button"
      data-record={record.recordId}
      onClick={() => openOverlay({ id: 'gameRecord', params: { record } })}
      className="press flex min-h-[56px] w-full items-center gap-10 rounded-10 bg-raised px-12 py-8 text-left hover:bg-pressed"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-[560]">
          {nameOf(record.game)}
          {record.result && (
            <span className="figures ml-8 text-16 text-soft">{resultText(record.result)}</span>
          )}
        </span>
        <span className="block truncate text-12 text-muted">
          {format.dateTime(new Date(record.at), { dateStyle: 'short', timeStyle: 'short' })} ·{' '}
          <MoneyText amount={record.stake} />
        </span>
      </span>
      <span className="text-right">
        <span className={`block text-12 ${TONES[tone]}`}>{t(key)}</span>
        <MoneyText
          // what it pays is not known yet: its stake is what lies in it
          amount={tone === 'open' ? record.stake : record.payout}
          className={`text-18 leading-tight ${tone === 'won' ? 'text-win' : 'text-fg'}`}
        />
      </span>
      <ChevronRight className="size-16 shrink-0 text-muted" aria-hidden="true" />
    </button>
  )
}
