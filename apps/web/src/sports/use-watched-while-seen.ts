import { useEffect, useRef } from 'react'

const MARGIN = '160px'

/** Keeps an event's prices fresh while its element is on the screen or about to be. */
export function useWatchedWhileSeen<E extends Element>(eventId: string) {
  const ref = useRef<E>(null)
  useEffect(() => {
    const element = ref.current
    let stop: (() => void) | undefined
    let wanted = false
    const watch = async (seen: boolean) => {
      if (seen === wanted) return
      wanted = seen
      if (!seen) {
        stop?.()
        stop = undefined
        return
      }
      const { watchEvents } = await import('../realtime/live.ts')
      if (wanted && !stop) stop = watchEvents([eventId])
    }
    if (!element || !('IntersectionObserver' in globalThis)) {
      void watch(true)
      return () => void watch(false)
    }
    const observer = new IntersectionObserver(
      (entries) => void watch(entries.at(-1)!.isIntersecting),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      void watch(false)
    }
  }, [eventId])
  return ref
}
