import type { RouterHistory } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

const HOME = '/home'
const positions = new Map<string, number>()

/**
 * Puts the page back where it was: home always, any other page on Back and Forward; a page opened
 * anew starts at its top. Overlays share their page's position.
 */
export function useScrollMemory(history: RouterHistory) {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    let shown = placeOf(history)
    return history.subscribe(({ location, action }) => {
      positions.set(shown.key, window.scrollY)
      const next = placeOf(history)
      if (next.pathname === shown.pathname) {
        shown = next
        return
      }
      const returning = action.type !== 'PUSH' && action.type !== 'REPLACE'
      const kept = positions.get(next.key)
      const top = location.pathname === HOME || returning ? (kept ?? 0) : 0
      shown = next
      requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
    })
  }, [history])
}

function placeOf({ location }: RouterHistory) {
  const { pathname, state } = location
  return { pathname, key: pathname === HOME ? HOME : `${pathname} ${state.key ?? ''}` }
}
