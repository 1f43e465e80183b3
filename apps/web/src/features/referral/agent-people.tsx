import type { ReferralLevel, ReferralPerson } from '@jogada/contract/referral'
import { MoneyText } from '@jogada/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { PageFailed } from '../../components/page-card.tsx'
import type { ChosenDays } from '../../components/period.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { Segments } from '../../components/segments.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { peopleQuery } from './referral-queries.ts'

export type AgentPeopleProps = {
  readonly levels: readonly ReferralLevel[]
  readonly days: ChosenDays
}

/** The people of one level at a time, and what each has brought, of all time or on some days. */
export function AgentPeople({ levels, days }: AgentPeopleProps) {
  const t = useTranslations('rewards')
  const wallet = useTranslations('wallet')
  const [level, setLevel] = useState<'1' | '2' | '3'>('1')
  const pages = useInfiniteQuery(peopleQuery(Number(level) as 1 | 2 | 3, days))
  const data = pages.data?.pages.flat()
  const known = levels.find((one) => String(one.level) === level)?.people ?? 0
  const hasMore = data !== undefined && data.length < known && pages.hasNextPage
  const choices = (['1', '2', '3'] as const).map((id) => ({
    id,
    title: t('treeLevel', { level: id }),
  }))
  return (
    <div className="mt-20">
      <SectionHead id="people-title" title={t('people')} />
      <Segments label={t('people')} choices={choices} value={level} onChange={setLevel} />
      <div className="mt-8">
        {!data && pages.isError && <PageFailed retry={() => void pages.refetch()} />}
        {!data && !pages.isError && <Skeleton className="h-56" />}
        {data?.length === 0 && <p className="py-8 text-14 text-muted">{t('peopleNone')}</p>}
        <ul aria-labelledby="people-title" className="space-y-6">
          {data?.map((one) => (
            <Person key={one.personId} one={one} />
          ))}
        </ul>
        {hasMore && (
          <Button
            look="quiet"
            className="mt-12 w-full"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {wallet('more')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Person({ one }: { readonly one: ReferralPerson }) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  return (
    <li className="flex justify-between gap-12 rounded-10 bg-raised p-12">
      <span className="min-w-0 text-14">
        {one.name}
        <span className="block text-12 text-muted">
          {one.state === 'counts'
            ? format.dateTime(new Date(one.joinedAt), { dateStyle: 'medium' })
            : t(one.state)}
        </span>
      </span>
      <MoneyText amount={one.commission} className="text-16" />
    </li>
  )
}
