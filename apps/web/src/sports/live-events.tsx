import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SectionHead } from '../components/section-head.tsx'
import { frontEventsQuery } from './event-queries.ts'
import { EventsFailed } from './events-failed.tsx'
import { LiveCardSkeleton } from './live-card-skeleton.tsx'
import { LiveCard } from './live-card.tsx'
import { useWatchedEvents } from './use-watched-events.ts'

export type EventsProps = {
  /** Shows the first ones only. */
  readonly most?: number
}

/** The matches under way, replays included, with prices that move. */
export function LiveEvents({ most }: EventsProps) {
  const t = useTranslations('home')
  const { data, isError, refetch } = useQuery(frontEventsQuery('live'))
  // drawn in slices: what the cache tells is drawn at once otherwise
  const events = useDeferredValue(data)?.slice(0, most)
  useWatchedEvents(events)
  return (
    <section aria-labelledby="live-title" className="mt-24">
      <SectionHead id="live-title" title={t('liveNow')} />
      {!events && isError && <EventsFailed retry={refetch} />}
      {!events && !isError && <LiveCardSkeleton />}
      <div className="space-y-12">
        {events?.map((event) => (
          <LiveCard key={event.eventId} event={event} />
        ))}
      </div>
    </section>
  )
}
