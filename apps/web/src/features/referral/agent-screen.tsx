import type { ReferralLevel, ReferralPerson } from '@jogada/contract/referral'
import { MoneyText } from '@jogada/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../components/button.tsx'
import { HelpLink } from '../../components/help-link.tsx'
import { LoginFirst, PageCard, PageFailed } from '../../components/page-card.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { Segments } from '../../components/segments.tsx'
import { useShareText } from '../../components/share-text.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useLicence } from '../../session/licence-query.ts'
import { useLoggedIn } from '../../session/session.ts'
import { InviteCard } from './invite-card.tsx'
import { UnpaidInvites } from './unpaid-invites.tsx'
import { peopleQuery, summaryQuery } from './referral-queries.ts'

/** The agent's rewards: invitation, three levels, commission by day, and the people. */
export function AgentScreen({ moveTop }: { readonly moveTop: boolean }) {
  const t = useTranslations('rewards')
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (moveTop) window.scrollTo({ top: 0 })
  }, [moveTop])
  if (useLicence()?.invites === false) return <UnpaidInvites title={t('agentTitle')} />
  return (
    <PageCard title={t('agentTitle')} lead={t('agentLead')}>
      {loggedIn ? <Tree /> : <LoginFirst words={t('agentLogin')} />}
      <ul className="mt-20 list-disc space-y-4 pl-18 text-12 text-muted">
        <li>{t('agentRule1')}</li>
        <li>{t('agentRule2')}</li>
        <li>{t('agentRule3')}</li>
      </ul>
      <HelpLink about="invite" />
    </PageCard>
  )
}

function Tree() {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const shareText = useShareText()
  const { data, isError, refetch } = useQuery(summaryQuery)
  if (isError) return <PageFailed retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-276" />
  return (
    <>
      <InviteCard yqm={data.yqm} />
      <div className="mt-8 grid grid-cols-2 gap-8">
        <Link
          to="/ladderBonus"
          className={`${buttonClasses('quiet')} px-8! text-14! whitespace-normal!`}
        >
          {t('ladderTitle')}
        </Link>
        <Link to="/share" className={`${buttonClasses('quiet')} px-8! text-14! whitespace-normal!`}>
          {t('shareImage')}
        </Link>
      </div>
      <dl className="mt-16 grid grid-cols-2 gap-8">
        <div className="rounded-10 bg-raised p-12">
          <dt className="text-12 text-muted">{t('paid')}</dt>
          <dd>
            <MoneyText amount={data.paid} className="text-22" />
          </dd>
        </div>
        <div className="rounded-10 bg-raised p-12">
          <dt className="text-12 text-muted">{t('pending')}</dt>
          <dd>
            <MoneyText amount={data.pending} className="text-22" />
          </dd>
        </div>
      </dl>
      <div className="mt-20">
        <SectionHead id="tree-title" title={t('threeLevels')} />
        <ul aria-labelledby="tree-title" className="space-y-8">
          {data.levels.map((one) => (
            <li key={one.level} className="rounded-10 bg-raised p-12">
              <p className="flex items-baseline justify-between gap-12">
                <span className="text-16 font-[600]">
                  {t('treeLevel', { level: String(one.level) })}
                </span>
                <span className="text-12 text-muted">
                  {t('ofStakes', { rate: shareText(one.rate) })}
                </span>
              </p>
              <dl className="mt-6 grid grid-cols-3 gap-8">
                <Sum name={t('people')}>{format.number(one.people)}</Sum>
                <Sum name={t('played')}>
                  <MoneyText amount={one.played} className="text-16" />
                </Sum>
                <Sum name={t('commission')}>
                  <MoneyText amount={one.commission} className="text-16" />
                </Sum>
              </dl>
            </li>
          ))}
        </ul>
      </div>
      <People levels={data.levels} />
      <div className="mt-20">
        <SectionHead id="agent-days" title={t('days')} />
        {data.days.length === 0 && <p className="text-14 text-muted">{t('daysNone')}</p>}
        <ul aria-labelledby="agent-days" className="space-y-6">
          {data.days.map((one) => (
            <li key={one.day} className="flex justify-between gap-12 rounded-10 bg-raised p-12">
              <span className="text-14">
                {format.dateTime(new Date(`${one.day}T12:00:00Z`), {
                  dateStyle: 'medium',
                  timeZone: 'UTC',
                })}
                <span className="block text-12 text-muted">
                  {one.paidAt ? t('dayPaid') : t('dayPending')}
                </span>
              </span>
              <MoneyText amount={one.amount} className="text-18" />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Sum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="figures text-16">{children}</dd>
    </div>
  )
}

function People({ levels }: { readonly levels: readonly ReferralLevel[] }) {
  const t = useTranslations('rewards')
  const wallet = useTranslations('wallet')
  const [level, setLevel] = useState<'1' | '2' | '3'>('1')
  const pages = useInfiniteQuery(peopleQuery(Number(level) as 1 | 2 | 3))
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
