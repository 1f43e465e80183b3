import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

const asked = () => window.matchMedia?.(QUERY)

function follow(changed: () => void) {
  const query = asked()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** Whether the player asked the device for less motion. */
export const useReducedMotion = () => useSyncExternalStore(follow, () => asked()?.matches ?? false)
