import { useQuery } from '@tanstack/react-query'
import type { results } from '@jogada/contract/sport-book'
import type { CallReply } from '@jogada/contract'
import { Crest } from '@jogada/ui'
import { Check, Clock3 } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Skeleton } from '../../components/skeleton.tsx'
import { EventsFailed } from '../../sports/events-failed.tsx'
import { phaseKey } from '../../sports/phase.ts'
import { isRace } from '../../sports/use-event-name.ts'
import { ReplayBadge } from '../../sports/replay-badge.tsx'
import { resultsQuery } from './book-queries.ts'
import { useSideName } from '../../sports/use-side-name.ts'

type Result = CallReply<typeof results>[number]

/** Ended matches of a sport with half-time and final score, newest first. */
export function ResultsView({ sport }: { readonly sport: string }) {
  const t = useTranslations('sport')
  const { data, isError, refetch } = useQuery(resultsQuery(sport))
  if (!data && isError) return <EventsFailed retry={refetch} />
  if (!data) return <Skeleton className="h-240" />
  if (data.length === 0) {
    return <p className="rounded-14 bg-card p-20 text-14 text-muted">{t('noResults')}</p>
  }
  return (
    <ul className="space-y-8">
      {data.map((result) => (
        <ResultRow key={result.eventId} result={result} />
      ))}
    </ul>
  )
}

function ResultRow({ result }: { readonly result: Result }) {
  const t = useTranslations('sport')
  const nameOf = useSideName()
  const format = useFormatter()
  const { home, away, score, halfTime, playedOn, settled } = result
  const race = isRace(result)
  const sides = race
    ? ([[home, undefined]] as const)
    : ([
        [home, score?.home],
        [away, score?.away],
      ] as const)
  const Mark = settled ? Check : Clock3
  const phase = phaseKey(result.phase, result.sport)
  const paid = phase === 'cancelled' ? t('refunded') : t('settled')
  return (
    <li className="rounded-14 bg-card p-12">
      <p className="mb-8 flex justify-between gap-8 text-12 text-muted">
        <span className="truncate">{nameOf(result.competition)}</span>
        <span className="shrink-0">
          {format.dateTime(new Date(result.endedAt), { dateStyle: 'short', timeStyle: 'short' })}
        </span>
      </p>
      {sides.map(([team, goals]) => (
        <p key={team} className="mb-4 flex items-center gap-8">
          {!race && <Crest team={team} className="size-20 shrink-0" />}
          <span className="min-w-0 flex-1 truncate text-14 font-[520]">{nameOf(team)}</span>
          {!race && <span className="figures text-22 leading-none">{goals ?? '–'}</span>}
        </p>
      ))}
      <p className="mt-8 flex flex-wrap items-center gap-x-12 gap-y-4 text-12 text-muted">
        <span>{t(`phase.${phase}`)}</span>
        {halfTime && (
          <span>{t('halfTime', { home: String(halfTime.home), away: String(halfTime.away) })}</span>
        )}
        <span className={`flex items-center gap-4 ${settled ? 'text-win' : 'text-pending'}`}>
          <Mark className="size-14" aria-hidden="true" />
          {settled ? paid : t('notSettled')}
        </span>
        {playedOn && <ReplayBadge playedOn={playedOn} />}
      </p>
    </li>
  )
}
