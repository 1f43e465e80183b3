import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayOf } from '../../components/period.ts'
import { TabsView } from '../../components/tabs.tsx'
import { useDay } from '../../platform/use-day.ts'
import { boardQuery, sportsQuery } from './book-queries.ts'
import type { BoardFilter } from './book-queries.ts'
import { BrowserHead } from './browser-head.tsx'
import type { Elsewhere } from './empty-list.tsx'
import { EventList } from './event-list.tsx'
import type { EventListProps } from './event-list.tsx'
import { ListFilters } from './list-filters.tsx'
import type { ListFilter } from './list-filters.tsx'
import { dayOfFilter, filterOfDay } from './list-days.ts'
import { useListPlace, WHOLE } from './list-place.ts'
import type { ListPlace } from './list-place.ts'
import { SPORTS_SHOWN } from './group-events.ts'
import { ResultsView } from './results-view.tsx'
import { SportStrip } from './sport-strip.tsx'

/** Which sport, now or later, and its matches; or whatever a search finds in all of them. */
export function EventBrowser() {
  const t = useTranslations('sport')
  const sports = useQuery(sportsQuery)
  const [place, go] = useListPlace()
  const { sport, tab: chosen } = place
  const [search, setSearch] = useState<string | null>(null)
  const [starred, setStarred] = useState(false)
  const counts = sports.data?.find((one) => one.sport === sport)
  const tab = chosen ?? (counts?.live === 0 ? 'upcoming' : 'live')
  const counted = (title: string, count: number | undefined) =>
    count === undefined ? title : `${title} (${count})`
  const board = (when: 'live' | 'upcoming') => {
    const other = when === 'live' ? 'upcoming' : 'live'
    return (
      <Board
        key={sport}
        sport={sport}
        when={when}
        place={place}
        narrow={(change) => go({ ...change, tab })}
        isByHand={counts?.source === 'by_hand'}
        starred={starred}
        setStarred={setStarred}
        elsewhere={{ title: t(`${other}Tab`), show: () => go({ ...WHOLE, tab: other }) }}
      />
    )
  }
  return (
    <section aria-labelledby="sports-title">
      <BrowserHead search={search} setSearch={setSearch} />
      {search !== null && search.trim() !== '' ? (
        <Found text={search.trim()} />
      ) : (
        <>
          <SportStrip
            sports={sports.data ?? SPORTS_SHOWN}
            chosen={sport}
            choose={(other) => go({ ...WHOLE, sport: other })}
          />
          <TabsView
            isOnPage
            label={t('listTabs')}
            value={tab}
            onChange={(other) => go({ ...WHOLE, tab: other })}
            tabs={[
              {
                id: 'live',
                title: counted(t('liveTab'), counts?.live),
                panel: board('live'),
              },
              {
                id: 'upcoming',
                title: counted(t('upcomingTab'), counts?.upcoming),
                panel: board('upcoming'),
              },
              { id: 'results', title: t('resultsTab'), panel: <ResultsView sport={sport} /> },
            ]}
          />
        </>
      )}
    </section>
  )
}

type BoardProps = {
  readonly sport: string
  readonly when: 'live' | 'upcoming'
  readonly place: ListPlace
  readonly narrow: (change: Pick<ListPlace, 'league' | 'day' | 'market'>) => void
  readonly isByHand: boolean
  /** Only favourites, in whatever tab or sport: it stays as it was chosen. */
  readonly starred: boolean
  readonly setStarred: (on: boolean) => void
  readonly elsewhere: Elsewhere
}

function Board({ sport, when, place, narrow, starred, setStarred, ...none }: BoardProps) {
  const today = useDay(dayOf)
  const narrowed = {
    ...(place.league === null ? {} : { competition: place.league }),
    // a day that is over narrows nothing any more
    ...(when === 'live' || place.day === null ? {} : filterOfDay(place.day, today)),
    ...(place.market === null ? {} : { market: place.market }),
  }
  const change = ({ starred: on, competition, market, ...time }: ListFilter) => {
    if (on !== starred) setStarred(on)
    else narrow({ league: competition ?? null, day: dayOfFilter(time), market: market ?? null })
  }
  return (
    <>
      <ListFilters sport={sport} when={when} filter={{ ...narrowed, starred }} onChange={change} />
      <Listed
        filter={{ sport, when, ...narrowed }}
        starredOnly={starred}
        elsewhere={none.elsewhere}
        none={{ kind: none.isByHand ? 'byHand' : 'emptySport', sport }}
      />
    </>
  )
}

function Found({ text }: { readonly text: string }) {
  const search = useDeferredValue(text)
  return <Listed filter={{ search }} starredOnly={false} none={{ kind: 'search', text }} />
}

type ListedProps = {
  readonly filter: BoardFilter
  readonly starredOnly: boolean
  readonly elsewhere?: Elsewhere
  readonly none: EventListProps['none']
}

function Listed({ filter, starredOnly, elsewhere, none }: ListedProps) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(boardQuery(filter))
  // favourites may stand anywhere in the list
  const readsOn = starredOnly && hasNextPage && !isFetchingNextPage && !isError
  useEffect(() => {
    if (readsOn) void fetchNextPage()
  }, [readsOn, fetchNextPage])
  return (
    <EventList
      events={data?.pages.flatMap(({ events }) => events)}
      failed={isError}
      retry={refetch}
      starredOnly={starredOnly}
      elsewhere={elsewhere}
      none={none}
      more={hasNextPage ? { load: fetchNextPage, isLoading: isFetchingNextPage } : null}
    />
  )
}
