import { useEffect, useRef } from 'react'
import { watchEvents } from '../realtime/live.ts'

const MARGIN = '160px'

/** Keeps an event's prices fresh while its element is on the screen or about to be. */
export function useWatchedWhileSeen<E extends Element>(eventId: string) {
  const ref = useRef<E>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !('IntersectionObserver' in globalThis)) return watchEvents([eventId])
    let stop: (() => void) | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)!.isIntersecting
        if (isSeen === Boolean(stop)) return
        stop?.()
        stop = isSeen ? watchEvents([eventId]) : undefined
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop?.()
    }
  }, [eventId])
  return ref
}
