import { MoneyText } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { buttonClasses } from '../../components/button.tsx'
import { HelpLink } from '../../components/help-link.tsx'
import { LoginFirst, PageCard, PageFailed } from '../../components/page-card.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useShareText } from '../../components/share-text.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useLoggedIn } from '../../session/session.ts'
import { rebatesQuery } from './vip-queries.ts'

/** What comes back of the player's own stakes, by level and day. */
export function RebateScreen() {
  const t = useTranslations('rewards')
  const loggedIn = useLoggedIn()
  return (
    <PageCard title={t('rebateTitle')} lead={t('rebateLead')}>
      {loggedIn ? <Rebates /> : <LoginFirst words={t('rebateLogin')} />}
      <Link to="/vip" className={`${buttonClasses('quiet')} mt-16 w-full`}>
        {t('seeLevels')}
      </Link>
      <HelpLink about="rebate" />
    </PageCard>
  )
}

function Rebates() {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const percent = useShareText()
  const { data, isError, refetch } = useQuery(rebatesQuery)
  if (!data)
    return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-190" />
  return (
    <>
      <dl className="grid grid-cols-2 gap-8">
        <div className="rounded-10 bg-raised p-12">
          <dt className="text-12 text-muted">{t('rebateRate')}</dt>
          <dd className="figures text-28">{percent(data.rate)}</dd>
        </div>
        <div className="rounded-10 bg-raised p-12">
          <dt className="text-12 text-muted">{t('rebateNext')}</dt>
          <dd>
            <MoneyText amount={data.expected} className="text-28" />
          </dd>
        </div>
        <div className="rounded-10 bg-raised p-12">
          <dt className="text-12 text-muted">{t('rebatePlayed')}</dt>
          <dd>
            <MoneyText amount={data.played} className="text-18" />
          </dd>
        </div>
        <div className="rounded-10 bg-raised p-12">
          <dt className="text-12 text-muted">{t('rebateTotal')}</dt>
          <dd>
            <MoneyText amount={data.total} className="text-18" />
          </dd>
        </div>
      </dl>
      <p className="mt-12 text-12 text-muted">{t('rebateTerms')}</p>
      <div className="mt-20">
        <SectionHead id="days-title" title={t('days')} />
        {data.days.length === 0 && <p className="text-14 text-muted">{t('rebateNone')}</p>}
        <ul aria-labelledby="days-title" className="space-y-6">
          {data.days.map((one) => (
            <li key={one.day} className="flex justify-between gap-12 rounded-10 bg-raised p-12">
              <span className="text-14">
                {format.dateTime(new Date(`${one.day}T12:00:00Z`), {
                  dateStyle: 'medium',
                  timeZone: 'UTC',
                })}
                <span className="block text-12 text-muted">
                  <MoneyText amount={one.played} /> × {percent(one.rate)}
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
