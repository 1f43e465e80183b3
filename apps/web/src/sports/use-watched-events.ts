import type { SportEvent } from '@jogada/contract/sport'
import { useEffect } from 'react'

/** Keeps prices and scores of the events on screen fresh; the connection is loaded after paint. */
export function useWatchedEvents(events: readonly SportEvent[] | undefined) {
  const ids = (events ?? []).map(({ eventId }) => eventId).join(' ')
  useEffect(() => {
    if (!ids) return undefined
    let stop: (() => void) | undefined
    let gone = false
    const start = async () => {
      const { watchEvents } = await import('../realtime/live.ts')
      if (!gone) stop = watchEvents(ids.split(' '))
    }
    void start()
    return () => {
      gone = true
      stop?.()
    }
  }, [ids])
}
