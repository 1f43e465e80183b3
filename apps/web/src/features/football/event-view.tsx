import type { SportEvent } from '@jogada/contract/sport'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { queryClient } from '../../session/query-client.ts'
import { sportEventQuery } from '../../sports/event-queries.ts'
import { ReplayNote } from '../../sports/replay-note.tsx'
import { useWatchedEvents } from '../../sports/use-watched-events.ts'
import { groupMarkets } from './group-markets.ts'
import { MarketGroupView } from './market-group-view.tsx'
import { Scoreboard } from './scoreboard.tsx'

/** One match: the scoreboard that stays in sight, and all its markets by kind. */
export function EventView({ eventId }: { readonly eventId: string }) {
  const t = useTranslations()
  const { data, isError, refetch } = useQuery(sportEventQuery(eventId))
  const event = data ?? listed(eventId)
  useWatchedEvents(event && [event])
  return (
    <section aria-label={event && t('sport.versus', { home: event.home, away: event.away })}>
      <BackToList />
      {!event && !isError && <Skeleton className="h-400" />}
      {!event && isError && (
        <div className="flex items-center justify-between gap-12 rounded-14 bg-card p-16">
          <p className="text-14 text-muted">{t('sport.eventFailed')}</p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {event && (
        <>
          <Scoreboard event={event} />
          {event.playedOn && <ReplayNote playedOn={event.playedOn} />}
          <Markets event={event} />
        </>
      )}
    </section>
  )
}

function Markets({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const groups = groupMarkets(event.markets)
  if (groups.length === 0) {
    return <p className="mt-16 rounded-14 bg-card p-20 text-14 text-muted">{t('noMarkets')}</p>
  }
  return groups.map((group) => <MarketGroupView key={group.key} event={event} group={group} />)
}

function BackToList() {
  const t = useTranslations('common')
  const router = useRouter()
  const back = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/footballPage', search: {}, replace: true })
  }
  return (
    <button
      type="button"
      onClick={back}
      className="press -ml-8 flex h-40 min-h-[44px] items-center gap-4 rounded-full px-8 text-14 text-soft hover:text-fg"
    >
      <ChevronLeft className="size-18" aria-hidden="true" />
      {t('back')}
    </button>
  )
}

/** What the lists know of a match, to stand here until its own answer comes. */
const listed = (eventId: string): SportEvent | undefined =>
  queryClient
    .getQueriesData<readonly SportEvent[]>({ queryKey: ['sport', 'events'] })
    .flatMap(([, events]) => events ?? [])
    .find((event) => event.eventId === eventId)
