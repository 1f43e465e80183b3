import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabsView } from '../../components/tabs.tsx'
import { boardQuery, sportsQuery } from './book-queries.ts'
import type { BoardFilter } from './book-queries.ts'
import { BrowserHead } from './browser-head.tsx'
import { EventList } from './event-list.tsx'
import { anyEvent, ListFilters } from './list-filters.tsx'
import type { ListFilter } from './list-filters.tsx'
import { HOME_SPORT, SPORTS_SHOWN } from './group-events.ts'
import { ResultsView } from './results-view.tsx'
import { SportStrip } from './sport-strip.tsx'

type When = 'live' | 'upcoming' | 'results'

/** Which sport, now or later, and its matches; or whatever a search finds in all of them. */
export function EventBrowser() {
  const t = useTranslations('sport')
  const sports = useQuery(sportsQuery)
  const [sport, setSport] = useState(HOME_SPORT)
  const [chosen, setChosen] = useState<When | null>(null)
  const [search, setSearch] = useState<string | null>(null)
  const counts = sports.data?.find((one) => one.sport === sport)
  const tab = chosen ?? (counts?.live === 0 ? 'upcoming' : 'live')
  const counted = (title: string, count: number | undefined) =>
    count === undefined ? title : `${title} (${count})`
  return (
    <section aria-labelledby="sports-title">
      <BrowserHead search={search} setSearch={setSearch} />
      {search !== null && search.trim() !== '' ? (
        <Found text={search.trim()} />
      ) : (
        <>
          <SportStrip sports={sports.data ?? SPORTS_SHOWN} chosen={sport} choose={setSport} />
          <TabsView
            isOnPage
            label={t('listTabs')}
            value={tab}
            onChange={setChosen}
            tabs={[
              {
                id: 'live',
                title: counted(t('liveTab'), counts?.live),
                panel: (
                  <Board
                    key={sport}
                    sport={sport}
                    when="live"
                    isByHand={counts?.source === 'by_hand'}
                  />
                ),
              },
              {
                id: 'upcoming',
                title: counted(t('upcomingTab'), counts?.upcoming),
                panel: (
                  <Board
                    key={sport}
                    sport={sport}
                    when="upcoming"
                    isByHand={counts?.source === 'by_hand'}
                  />
                ),
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
  readonly isByHand: boolean
}

function Board({ sport, when, isByHand }: BoardProps) {
  const [filter, setFilter] = useState<ListFilter>(anyEvent)
  const { starred, market, ...narrowed } = filter
  return (
    <>
      <ListFilters sport={sport} when={when} filter={filter} onChange={setFilter} />
      <Listed
        filter={{ sport, when, ...narrowed, ...(market ? { market } : {}) }}
        starredOnly={starred}
        none={{ kind: isByHand ? 'byHand' : 'emptySport', sport }}
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
  readonly none: Parameters<typeof EventList>[0]['none']
}

function Listed({ filter, starredOnly, none }: ListedProps) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(boardQuery(filter))
  return (
    <EventList
      events={data?.pages.flatMap(({ events }) => events)}
      failed={isError}
      retry={refetch}
      starredOnly={starredOnly}
      none={none}
      more={hasNextPage ? { load: fetchNextPage, isLoading: isFetchingNextPage } : null}
    />
  )
}
