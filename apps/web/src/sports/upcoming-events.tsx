import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SectionHead } from '../components/section-head.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { frontEventsQuery } from './event-queries.ts'
import { EventsFailed } from './events-failed.tsx'
import type { EventsProps } from './live-events.tsx'
import { MatchRow } from './match-row.tsx'
import { useSideName } from './use-side-name.ts'
import { useWatchedEvents } from './use-watched-events.ts'

const PLACES = 4

/** The next matches of the league that matters most here; replays have their own place. */
export function UpcomingEvents({ most }: EventsProps) {
  const t = useTranslations('home')
  const named = useSideName()
  const { data, isError, refetch } = useQuery(frontEventsQuery('upcoming'))
  // drawn in slices: what the cache tells is drawn at once otherwise
  const events = useDeferredValue(data)?.slice(0, most)
  useWatchedEvents(events)
  const first = events?.[0]
  return (
    <section aria-labelledby="upcoming-title" className="mt-28">
      <SectionHead
        id="upcoming-title"
        title={t('upcoming')}
        lead={first && !first.replay ? named(first.competition) : undefined}
        aside={most && <AllLink />}
      />
      {!events && isError && <EventsFailed retry={refetch} />}
      {!events && !isError && <Waiting places={most ?? PLACES} />}
      {events?.length === 0 && (
        <p className="rounded-14 bg-card p-20 text-14 text-muted">{t('noneUpcoming')}</p>
      )}
      <div className="space-y-8">
        {events?.map((event) => (
          <MatchRow key={event.eventId} event={event} />
        ))}
      </div>
    </section>
  )
}

function Waiting({ places }: { readonly places: number }) {
  return (
    <div className="space-y-8">
      {Array.from({ length: places }, (_, place) => (
        <Skeleton key={place} className="h-130" />
      ))}
    </div>
  )
}

function AllLink() {
  const t = useTranslations('common')
  return (
    <Link to="/footballPage" className="flex h-32 items-center gap-2 text-14 text-interactive">
      {t('showAll')}
      <ChevronRight className="size-16" aria-hidden="true" />
    </Link>
  )
}
