import type { CallReply } from '@jogada/contract'
import type { status as vipStatus, VipLevelEntry } from '@jogada/contract/vip'
import { MoneyText, formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { HelpLink } from '../../components/help-link.tsx'
import { LoginFirst, PageCard, PageFailed } from '../../components/page-card.tsx'
import { LevelProgress } from '../../components/level-progress.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useShareText } from '../../components/share-text.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { VipBadge } from '../../components/vip-badge.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'
import { levelsQuery, statusQuery } from '../../session/vip-query.ts'
import { awardsQuery } from './vip-queries.ts'

/** The club: the player's level, what the next one needs, and what every level gives. */
export function VipScreen() {
  const t = useTranslations('rewards')
  const loggedIn = useLoggedIn()
  const levels = useQuery(levelsQuery)
  const status = useQuery({ ...statusQuery, enabled: loggedIn })
  const byPlay = levels.data?.some(({ deposited }) => deposited === null) ?? false
  return (
    <PageCard title={t('vipTitle')} lead={t(byPlay ? 'vipLeadPlays' : 'vipLead')}>
      {loggedIn ? <Standing levels={levels.data} /> : <LoginFirst words={t('vipLogin')} />}
      {!levels.data && levels.isError && <PageFailed retry={() => void levels.refetch()} />}
      {levels.isPending && <Skeleton className="h-276" />}
      {levels.data && <LevelList levels={levels.data} status={status.data} />}
      <p className="mt-16 text-12 text-muted">{t('vipNote')}</p>
      <HelpLink about="fees" />
    </PageCard>
  )
}

function Standing({ levels }: { readonly levels: readonly VipLevelEntry[] | undefined }) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const status = useQuery(statusQuery)
  if (!status.data && status.isError) return <PageFailed retry={() => void status.refetch()} />
  if (!status.data || !levels) return <Skeleton className="mb-20 h-190" />
  const { level, lent } = status.data
  const next = levels[level + 1]
  return (
    <div className="mb-24 rounded-14 bg-raised p-16">
      <div className="flex items-center gap-14">
        <VipBadge level={level} className="size-64 shrink-0" />
        <div>
          <p className="text-22 font-[640]">{t('level', { level: String(level) })}</p>
          <p className="text-14 text-muted">
            {next ? t('nextLevel', { level: String(level + 1) }) : t('topLevel')}
          </p>
          {lent && (
            <p className="mt-4 text-14 text-vip">
              {t('lentUntil', {
                level: String(lent.level),
                date: format.dateTime(new Date(lent.until), { dateStyle: 'medium' }),
              })}
            </p>
          )}
        </div>
      </div>
      {next && (
        <div className="mt-16 space-y-14">
          <LevelProgress status={status.data} next={next} />
          {next.playedAlone && (
            <p className="text-12 text-muted">
              {t('orAlone', { amount: formatReais(moneyOf(next.playedAlone)) })}
            </p>
          )}
        </div>
      )}
      <WaitingAwards />
    </div>
  )
}

function WaitingAwards() {
  const t = useTranslations('rewards')
  const { data } = useQuery(awardsQuery)
  if (!data || data.length === 0) return null
  return (
    <Button className="mt-16 w-full" onClick={() => openOverlay({ id: 'activeAward', params: {} })}>
      {t('awardsWaiting', { count: data.length })}
    </Button>
  )
}

/** What may get better from level to level; what is the same on all says nothing of a level. */
const TERMS = ['withdrawalFee', 'withdrawalsPerDay', 'rebate'] as const

type LevelListProps = {
  readonly levels: readonly VipLevelEntry[]
  readonly status: CallReply<typeof vipStatus> | undefined
}

function LevelList({ levels, status }: LevelListProps) {
  const t = useTranslations('rewards')
  const given = TERMS.filter((term) => new Set(levels.map((entry) => entry[term])).size > 1)
  return (
    <>
      <SectionHead id="levels-title" title={t('levels')} lead={t('levelsLead')} />
      <ol aria-labelledby="levels-title" className="space-y-8">
        {levels.map((entry) => (
          <LevelCard
            key={entry.level}
            entry={entry}
            given={given}
            isCurrent={entry.level === status?.level}
            reachedAt={status?.reached.find(({ level }) => level === entry.level)?.at}
          />
        ))}
      </ol>
    </>
  )
}

function LevelCard({
  entry,
  given,
  isCurrent,
  reachedAt,
}: {
  readonly entry: VipLevelEntry
  readonly given: readonly (typeof TERMS)[number][]
  readonly isCurrent: boolean
  /** When the player's own play reached it. */
  readonly reachedAt: string | undefined
}) {
  const format = useFormatter()
  const t = useTranslations('rewards')
  const share = useShareText()
  const texts = {
    withdrawalFee: share(entry.withdrawalFee),
    withdrawalsPerDay: String(entry.withdrawalsPerDay),
    rebate: share(entry.rebate),
  }
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="rounded-14 bg-raised p-14 aria-[current]:outline-2 aria-[current]:outline-vip"
    >
      <div className="flex items-center gap-12">
        <VipBadge level={entry.level} className="size-40 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-16 font-[600]">{t('level', { level: String(entry.level) })}</p>
          <p className="text-12 text-muted">{asks(entry)}</p>
          {reachedAt && (
            <p className="text-12 text-vip">
              {t('reachedOn', {
                date: format.dateTime(new Date(reachedAt), { dateStyle: 'medium' }),
              })}
            </p>
          )}
        </div>
        {moneyOf(entry.award) > 0n && (
          <p className="text-right text-12 text-muted">
            {t('award')}
            <MoneyText amount={entry.award} className="block text-16 text-vip" />
          </p>
        )}
      </div>
      <dl className="mt-10 grid grid-cols-3 gap-8 border-t border-line pt-10 empty:hidden">
        {given.map((term) => (
          <div key={term} className="flex min-w-0 flex-col justify-between">
            <dt className="text-12 leading-tight break-words hyphens-auto text-muted">{t(term)}</dt>
            <dd className="figures text-16">{texts[term]}</dd>
          </div>
        ))}
      </dl>
    </li>
  )

  function asks({ deposited, played, playedAlone }: VipLevelEntry): string {
    if (played === null) return t('asksNothing')
    if (deposited === null) return t('asksPlays', { played: formatReais(moneyOf(played)) })
    return t('asks', {
      deposited: formatReais(moneyOf(deposited)),
      played: formatReais(moneyOf(played)),
      alone: formatReais(moneyOf(playedAlone)),
    })
  }
}
