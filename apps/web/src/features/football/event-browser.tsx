import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabsView } from '../../components/tabs.tsx'
import { isToCome } from '../../sports/phase.ts'
import { sportEventsQuery } from '../../sports/event-queries.ts'
import { EventList } from './event-list.tsx'
import { HOME_SPORT, sportsWithEvents } from './group-events.ts'
import { SportStrip } from './sport-strip.tsx'

type When = 'live' | 'upcoming'

/** Which sport, now or later, and its matches. */
export function EventBrowser() {
  const t = useTranslations()
  const live = useQuery(sportEventsQuery('live'))
  const upcoming = useQuery(sportEventsQuery('upcoming'))
  const [sport, setSport] = useState(HOME_SPORT)
  const [chosen, setChosen] = useState<When | null>(null)
  const liveEvents = live.data?.filter((event) => event.sport === sport)
  const upcomingEvents = upcoming.data?.filter((event) => event.sport === sport && isToCome(event))
  const tab = chosen ?? (liveEvents?.length === 0 ? 'upcoming' : 'live')
  const counted = (title: string, count: number | undefined) =>
    count === undefined ? title : `${title} (${count})`
  return (
    <section aria-labelledby="sports-title">
      <h1 id="sports-title" className="mb-12 text-22 font-[640]">
        {t('shell.sports')}
      </h1>
      <SportStrip
        sports={sportsWithEvents([...(live.data ?? []), ...(upcoming.data ?? [])])}
        chosen={sport}
        choose={setSport}
      />
      <TabsView
        label={t('sport.listTabs')}
        value={tab}
        onChange={setChosen}
        tabs={[
          {
            id: 'live',
            title: counted(t('sport.liveTab'), liveEvents?.length),
            panel: (
              <EventList
                events={liveEvents}
                failed={live.isError}
                retry={live.refetch}
                none={t('home.noneLive')}
              />
            ),
          },
          {
            id: 'upcoming',
            title: counted(t('sport.upcomingTab'), upcomingEvents?.length),
            panel: (
              <EventList
                events={upcomingEvents}
                failed={upcoming.isError}
                retry={upcoming.refetch}
                none={t('home.noneUpcoming')}
              />
            ),
          },
        ]}
      />
    </section>
  )
}
