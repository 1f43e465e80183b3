import type { SportEvent } from '@jogada/contract/sport'
import type { BoardEvent } from '@jogada/contract/sport-book'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { BookOpen, ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isUnknown } from '../../api/is-unknown.ts'
import { Button, buttonClasses } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { TabsView } from '../../components/tabs.tsx'
import { queryClient } from '../../session/query-client.ts'
import { ReplayNote } from '../../sports/replay-note.tsx'
import { useEventName } from '../../sports/use-event-name.ts'
import { useWatchedEvents } from '../../sports/use-watched-events.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { detailQuery } from './book-queries.ts'
import { MarketsView } from './markets-view.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { StarButton } from './star-button.tsx'
import { StatisticsView } from './statistics-view.tsx'

/** One match: the scoreboard that stays in sight, its markets by group, and its statistics. */
export function EventView({ eventId }: { readonly eventId: string }) {
  const t = useTranslations()
  const { data, error, refetch } = useQuery(detailQuery(eventId))
  const event: SportEvent | undefined = data ?? listed(eventId)
  const [tab, setTab] = useState<'markets' | 'statistics'>('markets')
  useWatchedEvents(event && [event])
  const nameOf = useEventName()
  const named = event && nameOf(event)
  return (
    <section aria-label={named}>
      <div className="flex items-center justify-between">
        <BackToList />
        {event && named && (
          <div className="flex">
            <RulesButton sport={event.sport} />
            <StarButton kind="event" id={eventId} name={named} className="-mr-10" />
          </div>
        )}
      </div>
      {!event && !error && <Skeleton className="h-400" />}
      {!data && error && isUnknown(error) && <Gone words={error.message} />}
      {!data && error && !isUnknown(error) && (
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
          <div className="mt-12">
            <TabsView
              isOnPage
              label={t('sport.listTabs')}
              value={tab}
              onChange={setTab}
              tabs={[
                {
                  id: 'markets',
                  title: t('sport.tabs.markets'),
                  panel: data ? <MarketsView event={data} /> : <Skeleton className="h-240" />,
                },
                {
                  id: 'statistics',
                  title: t('sport.tabs.statistics'),
                  panel: <StatisticsView event={event} />,
                },
              ]}
            />
          </div>
        </>
      )}
    </section>
  )
}

/** A match that is not offered any more, with the way to those that are. */
function Gone({ words }: { readonly words: string }) {
  const t = useTranslations('slip')
  return (
    <div role="alert" className="rounded-14 bg-card p-16">
      <p className="text-14 text-soft">{words}</p>
      <Link to="/footballPage" search={{}} className={`${buttonClasses()} mt-12`}>
        {t('toSports')}
      </Link>
    </div>
  )
}

function RulesButton({ sport }: { readonly sport: string }) {
  const t = useTranslations('sport')
  return (
    <button
      type="button"
      onClick={() => openOverlay({ id: 'sportRules', params: { sport } })}
      className="press flex h-40 min-h-[44px] items-center gap-6 rounded-full px-10 text-14 text-soft hover:text-fg"
    >
      <BookOpen className="size-16" aria-hidden="true" />
      {t('rules')}
    </button>
  )
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

type Pages = { readonly pages: readonly { readonly events: readonly BoardEvent[] }[] }

/** What the lists know of a match, to stand here until its own answer comes. */
const listed = (eventId: string): SportEvent | undefined =>
  [
    ...queryClient
      .getQueriesData<Pages>({ queryKey: ['sport', 'board'] })
      .flatMap(([, board]) => board?.pages.flatMap(({ events }) => events) ?? []),
    ...queryClient
      .getQueriesData<readonly SportEvent[]>({ queryKey: ['sport', 'events'] })
      .flatMap(([, events]) => events ?? []),
  ].find((event) => event.eventId === eventId)
