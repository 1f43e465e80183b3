import type { SportEvent } from '@jogada/contract/sport'
import type { BoardEvent, MarketDetail, eventDetail } from '@jogada/contract/sport-book'
import type { CallReply } from '@jogada/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { BookOpen, ChevronLeft, Lock, Timer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { TabsView } from '../../components/tabs.tsx'
import { queryClient } from '../../session/query-client.ts'
import { ReplayNote } from '../../sports/replay-note.tsx'
import { useEventName } from '../../sports/use-event-name.ts'
import { useWatchedEvents } from '../../sports/use-watched-events.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { detailQuery } from './book-queries.ts'
import { groupMarkets } from './group-markets.ts'
import { MarketGroupView } from './market-group-view.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { StarButton } from './star-button.tsx'
import { StatisticsView } from './statistics-view.tsx'

type Detail = CallReply<typeof eventDetail>

/** One match: the scoreboard that stays in sight, its markets by group, and its statistics. */
export function EventView({ eventId }: { readonly eventId: string }) {
  const t = useTranslations()
  const { data, isError, refetch } = useQuery(detailQuery(eventId))
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
      {!event && !isError && <Skeleton className="h-400" />}
      {!data && isError && (
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
              label={t('sport.listTabs')}
              value={tab}
              onChange={setTab}
              tabs={[
                {
                  id: 'markets',
                  title: t('sport.tabs.markets'),
                  panel: data ? <Markets event={data} /> : <Skeleton className="h-240" />,
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

const ALL = 'all'

function Markets({ event }: { readonly event: Detail }) {
  const t = useTranslations('sport')
  const [chosen, setChosen] = useState(ALL)
  const groups = event.groups.filter(({ marketIds }) => marketIds.length > 0)
  const group = groups.find((one) => one.group === chosen)
  const shown = group
    ? event.markets.filter(({ marketId }) => group.marketIds.includes(marketId))
    : inOrder(event)
  const kinds = groupMarkets(shown)
  return (
    <>
      <Standing event={event} />
      {groups.length > 1 && (
        <fieldset
          aria-label={t('tabs.markets')}
          className="-mx-16 mb-4 flex min-w-0 gap-6 overflow-x-auto px-16 [scrollbar-width:none]"
        >
          {[ALL, ...groups.map((one) => one.group)].map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === (group?.group ?? ALL)}
              onClick={() => setChosen(id)}
              className="press h-40 min-h-[44px] shrink-0 rounded-full bg-card px-14 text-14 text-soft aria-pressed:bg-interactive-soft aria-pressed:font-[600] aria-pressed:text-interactive"
            >
              {id === ALL ? t('allMarkets') : t(`group.${id as 'main'}`)}
            </button>
          ))}
        </fieldset>
      )}
      {kinds.length === 0 && (
        <p className="rounded-14 bg-card p-20 text-14 text-muted">{t('noMarkets')}</p>
      )}
      {kinds.map((kind) => (
        <MarketGroupView key={kind.key} event={event} group={kind} />
      ))}
    </>
  )
}

/** The markets in the order of their groups. */
const inOrder = ({ groups, markets }: Detail): readonly MarketDetail[] => {
  const order = groups.flatMap(({ marketIds }) => marketIds)
  return markets.toSorted((a, b) => order.indexOf(a.marketId) - order.indexOf(b.marketId))
}

/** Why no bets are taken at the moment, or how long one waits in play. */
function Standing({ event: { status, suspendedBecause, delayMs } }: { readonly event: Detail }) {
  const t = useTranslations('sport')
  if (status === 'suspended') {
    const known = t.has(`suspendedBecause.${suspendedBecause as 'goal'}`)
    const key = known ? (suspendedBecause as 'goal') : 'other'
    return (
      <output className="mb-10 flex min-h-44 items-center gap-8 rounded-10 bg-pending/15 px-12 text-14 text-pending">
        <Lock className="size-16 shrink-0" aria-hidden="true" />
        {t(`suspendedBecause.${key}`)}
      </output>
    )
  }
  if (delayMs < 1000) return null
  return (
    <p className="mb-10 flex items-center gap-6 text-12 text-muted">
      <Timer className="size-14" aria-hidden="true" />
      {t('delay', { seconds: String(Math.round(delayMs / 1000)) })}
    </p>
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
