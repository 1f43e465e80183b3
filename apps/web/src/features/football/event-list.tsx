import type { BoardEvent } from '@jogada/contract/sport-book'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { EventsFailed } from '../../sports/events-failed.tsx'
import { useSideName } from '../../sports/use-side-name.ts'
import { useStars } from './book-queries.ts'
import { EmptyList } from './empty-list.tsx'
import type { Elsewhere, EmptyListProps } from './empty-list.tsx'
import { EventRow } from './event-row.tsx'
import { byCompetition, onlyStarred } from './group-events.ts'
import { StarButton } from './star-button.tsx'
import { zoneName } from './zone-name.ts'

const PLACES = 4

export type EventListProps = {
  readonly events: readonly BoardEvent[] | undefined
  readonly failed: boolean
  readonly retry: () => Promise<unknown>
  readonly starredOnly: boolean
  readonly elsewhere: Elsewhere | undefined
  /** What is said when there is no match. */
  readonly none: EmptyListProps['none']
  readonly more: { readonly load: () => Promise<unknown>; readonly isLoading: boolean } | null
}

/** Matches under their competitions, favourites first, with prices that move. */
export function EventList(props: EventListProps) {
  const { events, failed, retry, starredOnly, elsewhere, none, more } = props
  const t = useTranslations()
  const locale = useLocale()
  const stars = useStars()
  const nameOf = useSideName()
  if (!events && failed) return <EventsFailed retry={retry} />
  const shown = starredOnly ? onlyStarred(events ?? [], stars) : events
  const isReadOn = starredOnly && more !== null && shown?.length === 0
  if (!events || !shown || isReadOn) {
    return (
      <div className="space-y-8" aria-label={t('common.loading')}>
        {Array.from({ length: PLACES }, (_, place) => (
          <Skeleton key={place} className="h-150" />
        ))}
      </div>
    )
  }
  if (shown.length === 0) {
    if (!starredOnly || events.length === 0) return <EmptyList none={none} />
    const isAny = Object.values(stars).some((list) => list.length > 0)
    return <EmptyList none={{ kind: 'stars', elsewhere: isAny ? elsewhere : undefined }} />
  }
  return (
    <>
      {byCompetition(shown, stars).map(({ name, events: group }) => (
        <section key={name} aria-label={nameOf(name)} className="mb-16">
          <div className="flex min-h-44 items-center justify-between gap-8">
            <h2 className="min-w-0 truncate text-14 font-[600] text-soft">{nameOf(name)}</h2>
            <StarButton kind="competition" id={name} name={nameOf(name)} className="-mr-10" />
          </div>
          <div className="space-y-8">
            {group.map((event) => (
              <EventRow key={event.eventId} event={event} />
            ))}
          </div>
        </section>
      ))}
      {more && (
        <Button
          look="quiet"
          className="w-full"
          disabled={more.isLoading}
          onClick={() => void more.load()}
        >
          {t('sport.moreEvents')}
        </Button>
      )}
      <p className="mt-12 text-center text-12 text-muted">{zoneName(locale)}</p>
    </>
  )
}
