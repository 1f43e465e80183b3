import { EventBrowser } from './event-browser.tsx'
import { EventView } from './event-view.tsx'
import { useListPosition } from './use-list-position.ts'

export type FootballScreenProps = {
  /** The match to show instead of the list. */
  readonly eventId?: string | undefined
}

/** The sports page: matches by competition, or one match with all its markets. */
export function FootballScreen({ eventId }: FootballScreenProps) {
  const isOpen = eventId !== undefined
  useListPosition(!isOpen)
  return (
    <>
      <div hidden={isOpen}>
        <EventBrowser />
      </div>
      {isOpen && <EventView key={eventId} eventId={eventId} />}
    </>
  )
}
