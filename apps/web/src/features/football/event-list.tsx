import type { SportEvent } from '@jogada/contract/sport'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../components/skeleton.tsx'
import { EventsFailed } from '../../sports/events-failed.tsx'
import { useWatchedEvents } from '../../sports/use-watched-events.ts'
import { EventRow } from './event-row.tsx'
import { byCompetition } from './group-events.ts'

const PLACES = 4

export type EventListProps = {
  readonly events: readonly SportEvent[] | undefined
  readonly failed: boolean
  readonly retry: () => Promise<unknown>
  /** What is said when there is no match. */
  readonly none: string
}

/** Matches under their competitions, with prices that move. */
export function EventList({ events, failed, retry, none }: EventListProps) {
  const t = useTranslations('common')
  useWatchedEvents(events)
  if (!events && failed) return <EventsFailed retry={retry} />
  if (!events) {
    return (
      <div className="space-y-8" aria-label={t('loading')}>
        {Array.from({ length: PLACES }, (_, place) => (
          <Skeleton key={place} className="h-150" />
        ))}
      </div>
    )
  }
  if (events.length === 0) {
    return <p className="rounded-14 bg-card p-20 text-14 text-muted">{none}</p>
  }
  return byCompetition(events).map(({ name, events: group }) => (
    <section key={name} aria-label={name} className="mb-20">
      <h2 className="mb-8 text-14 font-[600] text-soft">{name}</h2>
      <div className="space-y-8">
        {group.map((event) => (
          <EventRow key={event.eventId} event={event} />
        ))}
      </div>
    </section>
  ))
}
