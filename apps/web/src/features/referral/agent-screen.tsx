import type { CallReply, referral } from '@jogada/contract'
import { MoneyText } from '@jogada/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClasses } from '../../components/button.tsx'
import { HelpLink } from '../../components/help-link.tsx'
import { LoginFirst, PageCard, PageFailed } from '../../components/page-card.tsx'
import type { ChosenDays } from '../../components/period.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useLicence } from '../../session/licence-query.ts'
import { useLoggedIn } from '../../session/session.ts'
import { AgentDays } from './agent-days.tsx'
import { AgentLevels } from './agent-levels.tsx'
import { AgentPeople } from './agent-people.tsx'
import { AgentPeriod } from './agent-period.tsx'
import { InviteCard } from './invite-card.tsx'
import { UnpaidInvites } from './unpaid-invites.tsx'
import { summaryQuery } from './referral-queries.ts'
import { useAgentDays } from './use-agent-days.ts'

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
  const [days, choose] = useAgentDays()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...summaryQuery(days),
    placeholderData: keepPreviousData,
  })
  if (!data && !isError) return <Skeleton className="h-276" />
  return (
    <>
      {data && <Invitation yqm={data.yqm} />}
      <AgentPeriod days={days} choose={choose} />
      {!data && <PageFailed retry={() => void refetch()} />}
      {data && (
        <div aria-busy={isPlaceholderData} className="aria-busy:opacity-50">
          <Sums data={data} days={days} />
        </div>
      )}
    </>
  )
}

function Invitation({ yqm }: { readonly yqm: string }) {
  const t = useTranslations('rewards')
  return (
    <>
      <InviteCard yqm={yqm} />
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
    </>
  )
}

type SumsProps = {
  readonly data: CallReply<typeof referral.summary>
  readonly days: ChosenDays
}

function Sums({ data, days }: SumsProps) {
  const t = useTranslations('rewards')
  const isNarrowed = days.from !== undefined || days.to !== undefined
  return (
    <>
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
      <AgentLevels levels={data.levels} isNarrowed={isNarrowed} />
      <AgentPeople levels={data.levels} days={days} />
      <AgentDays days={data.days} isNarrowed={isNarrowed} />
    </>
  )
}
