import type { SportEvent } from '@jogada/contract/sport'
import { useEffect } from 'react'
import { watchEvents } from '../realtime/live.ts'

/** Keeps prices and scores of the events on screen fresh. */
export function useWatchedEvents(events: readonly SportEvent[] | undefined) {
  const ids = (events ?? []).map(({ eventId }) => eventId).join(' ')
  useEffect(() => (ids ? watchEvents(ids.split(' ')) : undefined), [ids])
}
