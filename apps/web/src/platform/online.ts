import { useSyncExternalStore } from 'react'

function followConnection(changed: () => void) {
  const ending = new AbortController()
  addEventListener('online', changed, ending)
  addEventListener('offline', changed, ending)
  return () => ending.abort()
}

/** Whether the device has a network at all; that it reaches anybody is another matter. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(followConnection, () => navigator.onLine)
